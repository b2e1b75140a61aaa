import { isDeepStrictEqual } from 'node:util';
import { isScalar, parseDocument, type Scalar } from 'yaml';
import type { Path } from '../facts/fact-tree.ts';

export interface YamlTextEdit {
  readonly path: Path;
  readonly text: string;
}

/** The same file with texts that it has changed; every other byte stays, in files laid out by hand too. */
export function setYamlTexts(source: string, edits: readonly YamlTextEdit[]): string {
  return edits.reduce((text, edit) => setYamlText(text, edit), source);
}

function setYamlText(source: string, { path, text }: YamlTextEdit): string {
  const document = parseDocument(source, { schema: 'core' });
  const scalar = document.getIn(path, true);
  if (!isScalar(scalar) || !scalar.range) throw new Error(`There is no text at ${path.join('.')}.`);
  if (scalar.value === text) return source;
  const [start, end] = scalar.range;
  const forms = formsOf(text, scalar, source.slice(start, end)).map(
    (form) => source.slice(0, start) + form + source.slice(end),
  );
  document.setIn(path, text);
  const wanted: unknown = document.toJS();
  const written = forms.find((form) => isDeepStrictEqual(readBack(form), wanted));
  if (written === undefined) throw new Error(`The text at ${path.join('.')} cannot be written: ${text}`);
  return written;
}

/** How a text may be written, as it was before first. In double quotes it can say anything. */
function formsOf(text: string, { type }: Scalar, before: string): string[] {
  const quoted = JSON.stringify(text);
  if (type === 'PLAIN') return [text, quoted];
  if (type === 'QUOTE_SINGLE') return [`'${text.replaceAll("'", "''")}'`, quoted];
  const [, header, indent] = /^([|>][^\n]*\n)([ \t]+)/.exec(before) ?? [];
  return header === undefined ? [quoted] : [`${header}${indent}${text}\n`, `${quoted}\n`];
}

function readBack(source: string): unknown {
  const document = parseDocument(source, { schema: 'core' });
  return document.errors.length === 0 ? document.toJS() : undefined;
}
