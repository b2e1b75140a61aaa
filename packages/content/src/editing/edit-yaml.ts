import { isDeepStrictEqual } from 'node:util';
import type { FactEdit, FactPath, YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import { type Document, isCollection, isNode, isScalar, type Node, parseDocument, type Scalar } from 'yaml';
import { type Problem, ProblemsError } from '../problem.ts';

/** The format of fact files, whether written by hand or by tools. */
const yamlFormat = { lineWidth: 0, flowCollectionPadding: true } as const;

type FieldEdit = Pick<FactEdit, 'path' | 'value'>;

/**
 * Returns the text with some fields set or removed. Nothing else changes, not even comments. A new field is added at the
 * end of its map. An item whose index is the length of its list is appended.
 */
export function editYaml(file: string, text: string, edits: readonly FieldEdit[]): string {
  const document = parseDocument(text, { schema: 'core' });
  const problem = layoutProblem(file, text, document);
  if (problem) throw new ProblemsError([problem]);
  for (const { path, value } of edits) {
    if (value !== undefined) setIn(document, path, value);
    // The same edits may be applied twice, so a field that is already gone is skipped.
    else if (document.hasIn(path)) document.deleteIn(path);
  }
  return document.toString(yamlFormat);
}

/**
 * Reports the first line that the writer would format differently. Such a file is rejected, because the formatting would be
 * an unintended change.
 */
export function layoutProblem(
  file: string,
  text: string,
  document = parseDocument(text, { schema: 'core' }),
): Problem | undefined {
  // Invalid YAML is reported where the file is read.
  if (document.errors.length > 0) return undefined;
  const written = document.toString(yamlFormat);
  if (text === written) return undefined;
  const expected = written.split('\n');
  const index = text.split('\n').findIndex((line, at) => line !== expected[at]);
  return {
    file,
    line: index + 1,
    message: 'Tools that edit this file would reformat this line, so they refuse to change the file.',
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
  // A small map or list is written on one line, like its neighbors.
  if (isCollection(node) && (isCollection(present) ? present.flow === true : isFlat(value))) node.flow = true;
  if (isNode(present)) keepComments(present, node);
  document.setIn(path, node);
}

/** Copies comments to the new node, because they are about the field and not about its value. */
function keepComments(from: Node, to: Node): void {
  const { comment, commentBefore, spaceBefore } = from;
  Object.assign(to, { comment, commentBefore, spaceBefore });
}

/** Sets a value. If the number is equal, its notation does not change (3.50). */
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
