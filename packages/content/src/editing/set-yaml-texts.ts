import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isScalar, parse, parseDocument, type Scalar } from 'yaml';
import type { Path } from '../facts/fact-tree.ts';

export interface YamlTextEdit {
  readonly path: Path;
  readonly text: string;
}

/** Returns the file with some of its texts replaced. Nothing else changes, also in files that were formatted by hand. */
export function setYamlTexts(source: string, edits: readonly YamlTextEdit[]): string {
  const document = parseDocument(source, { schema: 'core' });
  const changes = edits.flatMap(({ path, text }) => {
    const scalar = document.getIn(path, true);
    if (!isScalar(scalar) || !scalar.range) throw new Error(`There is no text at ${path.join('.')}.`);
    if (scalar.value === text) return [];
    const [start, end] = scalar.range;
    return [
      { start, end, form: formatScalar(text, scalar, source.slice(start, end), isInFlow(document, path)) },
    ];
  });
  const written = changes
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, form: formatted }) => text.slice(0, start) + formatted + text.slice(end),
      source,
    );
  for (const { path, text } of edits) document.setIn(path, text);
  if (!isDeepStrictEqual(readBack(written), document.toJS())) {
    throw new Error(`These texts cannot be written: ${edits.map(({ path }) => path.join('.')).join(', ')}.`);
  }
  return written;
}

/**
 * Formats a text in its previous style if it parses back to the same text, otherwise in double quotes, which can contain
 * any text.
 */
function formatScalar(text: string, { type }: Scalar, before: string, inFlow: boolean): string {
  const around = inFlow
    ? (formatted: string) => `a: { b: ${formatted} } #`
    : (formatted: string) => `a:\n  b: ${formatted} #`;
  const quoted = JSON.stringify(text);
  const [, header, indent] = /^([|>][^\n]*\n)([ \t]+)/.exec(before) ?? [];
  if (header !== undefined) {
    const block = `${header}${indent}${text}\n`;
    return parsesTo(`a:\n${indent}b: ${block}c: 1`, { a: { b: text }, c: 1 }) ? block : `${quoted}\n`;
  }
  const variants = { PLAIN: text, QUOTE_SINGLE: `'${text.replaceAll("'", "''")}'` };
  const formatted = type === 'PLAIN' || type === 'QUOTE_SINGLE' ? variants[type] : quoted;
  return parsesTo(around(formatted), { a: { b: text } }) ? formatted : quoted;
}

function isInFlow(document: Document, path: Path): boolean {
  return path.some((_, depth) => {
    const above = document.getIn(path.slice(0, depth), true);
    return isCollection(above) && above.flow === true;
  });
}

function parsesTo(source: string, data: unknown): boolean {
  return isDeepStrictEqual(readBack(source), data);
}

function readBack(source: string): unknown {
  try {
    return parse(source, { schema: 'core' });
  } catch {
    return undefined;
  }
}
