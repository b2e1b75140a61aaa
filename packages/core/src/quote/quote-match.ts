/** The result of searching a text for a quote. */
export type QuoteMatch =
  | { readonly outcome: 'same' }
  /** The text contains nearly the same words. */
  | { readonly outcome: 'reworded'; readonly now: string }
  | { readonly outcome: 'gone' };

/** Finds the best approximate match of a pattern in a text, if one has at most `maxErrors` errors. */
export type NearestWords = (
  text: string,
  pattern: string,
  maxErrors: number,
) => { readonly start: number; readonly end: number } | undefined;

/** The max share of errors. A text with more errors is not the same sentence. */
const maxErrorShare = 0.4;
/** The min length of a quote for approximate matches. Shorter texts have such matches everywhere. */
const minLengthToCompare = 12;

/** A text in which quotes are searched. It is normalized only when needed, and only once. */
export class ComparableText {
  readonly #text: string;
  #plain: string | undefined;
  #bare: string | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  get plain(): string {
    this.#plain ??= normalizeTypography(this.#text);
    return this.#plain;
  }

  get bare(): string {
    this.#bare ??= withoutMarkup(this.plain);
    return this.#bare;
  }
}

/**
 * Whether a text still contains a quote. Spaces and the kinds of quotation marks and dashes are ignored; letters and digits
 * must match. '…' is an omission: the parts before and after it must follow in order.
 */
export function containsQuote(text: ComparableText, quote: string): boolean {
  const parts = partsOf(quote);
  if (parts.length === 0) return false;
  return containsInOrder(text.plain, parts) || containsInOrder(text.bare, parts.map(withoutMarkup));
}

/** Searches a text for a quote; if the quote is gone, the result has the most similar words. */
export function matchQuote(text: ComparableText, quote: string, nearest: NearestWords): QuoteMatch {
  if (containsQuote(text, quote)) return { outcome: 'same' };
  const parts = partsOf(quote);
  if (parts.length === 0) return { outcome: 'gone' };
  const found = parts.map((part) => similarWords(text.plain, part, nearest));
  if (found.some((part) => part === undefined)) return { outcome: 'gone' };
  return { outcome: 'reworded', now: found.join(' … ') };
}

/** Returns the line number (from 1) on which a literal quote begins; undefined if the text does not contain it. */
export function lineOfQuote(text: string, quote: string): number | undefined {
  const [first = ''] = partsOf(quote);
  const line = text.split('\n').findIndex((words) => {
    const written = normalizeTypography(words);
    return positionOf(written, first, 0) !== undefined;
  });
  return first === '' || line < 0 ? undefined : line + 1;
}

/** Normalizes text for comparison: single spaces, plain quotation marks and dashes, no invisible characters. */
export function normalizeTypography(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replaceAll(/[\u2018\u2019\u201A\u201B\u2032\u02BC]/g, "'")
    .replaceAll(/[\u201C-\u201F\u2033\u00AB\u00BB]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}

function partsOf(quote: string): string[] {
  return quote
    .split(/\[?(?:…|\.\.\.)\]?/)
    .map(normalizeTypography)
    .filter((part) => part !== '');
}

/**
 * Removes Markdown markup (asterisks, backticks, link targets), and spaces next to punctuation, which vary in data files.
 */
function withoutMarkup(words: string): string {
  return words
    .replaceAll(/\]\([^()\s]*\)/g, ']')
    .replaceAll(/[*`_[\]]/g, '')
    .replaceAll(/ ?([^\p{L}\p{N} ]) ?/gu, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

function containsInOrder(words: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const position = positionOf(words, part, from);
    if (position === undefined) return false;
    from = position + part.length;
  }
  return true;
}

/** Returns the position of whole words: '15 devices' does not contain '5 devices'. */
function positionOf(words: string, part: string, from: number): number | undefined {
  if (part === '') return from;
  for (let at = words.indexOf(part, from); at >= 0; at = words.indexOf(part, at + 1)) {
    if (!isInsideWord(words, at) && !isInsideWord(words, at + part.length)) return at;
  }
  return undefined;
}

/** Whether an index is inside a word or a number, as in 1|5, 2|.5 or un|able. */
function isInsideWord(words: string, at: number): boolean {
  const before = words.slice(Math.max(0, at - 2), at);
  const after = words.slice(at, at + 2);
  if (/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after)) return true;
  return (/\d[.,]$/.test(before) && /^\d/.test(after)) || (/\d$/.test(before) && /^[.,]\d/.test(after));
}

function similarWords(words: string, part: string, nearest: NearestWords): string | undefined {
  if (positionOf(words, part, 0) !== undefined) return part;
  if (part.length < minLengthToCompare) return undefined;
  const match = nearest(words, part, Math.floor(part.length * maxErrorShare));
  return match && wholeWords(words, match.start, match.end);
}

/** Extends a match to whole words and numbers. */
function wholeWords(words: string, start: number, end: number): string {
  let [from, to] = [start, end];
  while (from > 0 && isInsideWord(words, from)) from -= 1;
  while (to < words.length && isInsideWord(words, to)) to += 1;
  return words.slice(from, to).trim();
}
