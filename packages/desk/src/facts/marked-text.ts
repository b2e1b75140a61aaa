import type { MarkedPart } from './wire.ts';

/** The number of characters that are shown before and after the quoted words in a long text. */
const shownAround = 6_000;

/** Matches an omission in a quote. The passages before and after it are searched separately. */
const gap = /\s*\[?(?:…|\.{3})\]?\s*/;

/** Returns a captured text with the quoted words highlighted, if it contains them. Long texts are cut around them. */
export function markedText(text: string, quotes: readonly string[]): MarkedPart[] {
  const found = quotes
    .flatMap((quote) => quote.split(gap))
    .flatMap((passage) => findPassage(text, passage) ?? [])
    .toSorted((a, b) => a.from - b.from);
  const from = Math.max(0, (found.at(0)?.from ?? 0) - shownAround);
  const to = Math.min(text.length, (found.at(-1)?.to ?? 0) + shownAround);
  const parts: MarkedPart[] = from > 0 ? [{ text: '… ' }] : [];
  let at = from;
  for (const range of found) {
    if (range.from < at) continue;
    parts.push(
      { text: text.slice(at, range.from) },
      { text: text.slice(range.from, range.to), mark: 'quote' },
    );
    at = range.to;
  }
  return [...parts, { text: text.slice(at, to) }, { text: to < text.length ? ' …' : '' }].filter(
    (part) => part.text !== '',
  );
}

/** Finds a passage, ignoring whitespace, the style of quotation marks, and case. */
function findPassage(text: string, passage: string): { from: number; to: number } | undefined {
  const words = passage.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const pattern = words.map((word) => escaped(word).replace(/["'“”‘’„«»]/g, `["'“”‘’„«»]`)).join('\\s+');
  const match = new RegExp(pattern, 'i').exec(text);
  return match ? { from: match.index, to: match.index + match[0].length } : undefined;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
