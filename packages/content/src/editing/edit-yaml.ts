import { isDeepStrictEqual } from 'node:util';
import type { FactEdit, FactPath, YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import { type Document, isCollection, isNode, isScalar, type Node, parseDocument, type Scalar } from 'yaml';
import { type Problem, ProblemsError } from '../problem.ts';

/** The form in which files of facts are written, by hand and by machine. */
const form = { lineWidth: 0, flowCollectionPadding: true } as const;

type FieldEdit = Pick<FactEdit, 'path' | 'value'>;

/**
 * The text with some fields set or removed; every other byte stays, comments too. A field that is new stands last in its
 * map; an item whose position is the length of its list is appended.
 */
export function editYaml(file: string, text: string, edits: readonly FieldEdit[]): string {
  const document = parseDocument(text, { schema: 'core' });
  const problem = formProblem(file, text, document);
  if (problem) throw new ProblemsError([problem]);
  for (const { path, value } of edits) {
    if (value !== undefined) setIn(document, path, value);
    // What is gone already stays gone: the same edits may come twice.
    else if (document.hasIn(path)) document.deleteIn(path);
  }
  return document.toString(form);
}

/** What the writer would lay out anew would show up as a change that nobody made, so it is refused. */
export function formProblem(
  file: string,
  text: string,
  document = parseDocument(text, { schema: 'core' }),
): Problem | undefined {
  // What is no YAML is told of where it is read.
  if (document.errors.length > 0) return undefined;
  const written = document.toString(form);
  if (text === written) return undefined;
  const expected = written.split('\n');
  const index = text.split('\n').findIndex((line, at) => line !== expected[at]);
  return {
    file,
    line: index + 1,
    message: 'Tools that edit this file would lay this line out anew, so they refuse to touch the file.',
    remedy: `Write: ${expected[index] ?? '(nothing)'}`,
  };
}

function setIn(document: Document.Parsed, path: FactPath, value: YamlValue): void {
  const present = document.getIn(path, true);
  if (isScalar(present) && !isCollectionValue(value)) {
    setScalar(present, value);
    return;
  }
  if (isCollection(present) && isDeepStrictEqual(present.toJS(document), value)) return;
  const node = document.createNode(value);
  // A small map or list stands on one line, as its neighbours do.
  if (isCollection(node) && (isCollection(present) ? present.flow === true : isFlat(value))) node.flow = true;
  if (isNode(present)) keepComments(present, node);
  document.setIn(path, node);
}

/** They are about the field, whatever its value is. */
function keepComments(from: Node, to: Node): void {
  const { comment, commentBefore, spaceBefore } = from;
  Object.assign(to, { comment, commentBefore, spaceBefore });
}

/** A number keeps the way it was written (3.50) where it is the same number. */
function setScalar(scalar: Scalar, value: string | number | boolean): void {
  if (scalar.value === value) return;
  scalar.value = value;
  delete scalar.source;
}

function isCollectionValue(value: YamlValue): value is Exclude<YamlValue, string | number | boolean> {
  return typeof value === 'object';
}

function isFlat(value: YamlValue): boolean {
  return isCollectionValue(value) && Object.values(value).every((inner) => !isCollectionValue(inner));
}
