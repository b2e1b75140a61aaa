import { setYamlTexts } from '@vpn-site/content/editing/set-yaml-texts.ts';
import type { FactPath } from '@vpn-site/core/provider/fact-edit.ts';
import { isSeq, parseDocument, stringify } from 'yaml';

/** Where the items of a list begin and end in the file, whole lines with the comments above them. */
function itemSpans(
  source: string,
  list: FactPath,
): readonly { readonly start: number; readonly end: number }[] {
  const document = parseDocument(source, { schema: 'core' });
  const node = list.length === 0 ? document.contents : document.getIn(list, true);
  if (!isSeq(node) || node.flow === true) throw new Error(`There is no list at ${list.join('.')}.`);
  const starts = node.items.map((item) => {
    const [at = 0] = (item as { range?: [number, number, number] }).range ?? [];
    return source.lastIndexOf('\n', source.lastIndexOf('- ', at) - 1) + 1;
  });
  const last = node.items.at(-1) as { range?: [number, number, number] } | undefined;
  const end = last?.range?.[2] ?? source.length;
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? end }));
}

/** Moves an item one place up or down in its list. No other line changes. */
export function movedItem(source: string, list: FactPath, index: number, by: -1 | 1): string {
  const spans = itemSpans(source, list);
  const [first, second] = [spans[Math.min(index, index + by)], spans[Math.max(index, index + by)]];
  if (!first || !second || first === second) return source;
  return (
    source.slice(0, first.start) +
    withLineEnd(source.slice(second.start, second.end)) +
    withLineEnd(source.slice(first.start, first.end)) +
    source.slice(second.end)
  );
}

export function withoutItem(source: string, list: FactPath, index: number): string {
  const spans = itemSpans(source, list);
  const span = spans[index];
  if (!span || spans.length === 1) return source;
  return source.slice(0, span.start) + source.slice(span.end);
}

/** Adds an item at the end of a list, in the layout of the others. */
export function withItem(source: string, list: FactPath, item: unknown): string {
  const spans = itemSpans(source, list);
  const last = spans.at(-1);
  if (!last) return source;
  const indent = /^ */.exec(source.slice(last.start))?.[0] ?? '';
  const written = stringify([item], { lineWidth: 0, collectionStyle: 'block' })
    .trimEnd()
    .split('\n')
    .map((line) => `${indent}${line}\n`)
    .join('');
  return withLineEnd(source.slice(0, last.end)) + written + source.slice(last.end);
}

export function withLabels(
  source: string,
  item: FactPath,
  field: 'labelI18n' | 'descriptionI18n',
  words: Readonly<Record<string, string>>,
): string {
  return setYamlTexts(
    source,
    Object.entries(words).map(([locale, text]) => ({ path: [...item, field, locale], text })),
  );
}

function withLineEnd(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
