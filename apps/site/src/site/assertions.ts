/** A statement about a provider, a pair of providers or the site. */
export interface Assertion {
  /** The subject: the id of a provider; two sorted ids joined by `+`; or `site`. */
  readonly about: string;
  /**
   * The key of a fact, or a derived key such as `score.overall`. If the value can differ by language, market or plan, the
   * key must name it.
   */
  readonly key: string;
  readonly value: string;
  /** Whether the words express no doubt, such as "according to one source" or "out of date". */
  readonly isFirm: boolean;
}

/** The value if no source states it. */
export const unknownValue = 'unknown';
/** The value if something is stated but not confirmed to our standard. It agrees with every value that is not firm. */
export const unconfirmedValue = 'unconfirmed';
/** The value if something is stated, whatever it is. It agrees with every value except `unknown`. */
export const knownValue = 'known';

/**
 * The assertions of a checking render. In such a render, each text ends with an invisible character whose code is the
 * position of its assertion in this list. So assertions reach every output that shows the text, and models need no field
 * for them. Readers' pages have none, because only tests call `recordAssertions`.
 */
let recorded: Assertion[] | undefined;
let positions = new Map<string, number>();

const firstMark = 0xf0000;
const lastMark = 0x10fffd;
const mark = /[\u{F0000}-\u{10FFFD}]/gu;

/** Starts a checking render. Call the returned function to end it. */
export function recordAssertions(): () => void {
  recorded = [];
  positions = new Map();
  return () => {
    recorded = undefined;
  };
}

/** Returns a text that asserts a value of a provider. In a checking render, the assertion is attached to it. */
export function asserted(
  text: string,
  about: string,
  key: string,
  value: string | number,
  { isFirm = true }: { readonly isFirm?: boolean } = {},
): string {
  if (!recorded) return text;
  const assertion: Assertion = { about, key, value: `${value}`, isFirm };
  const id = JSON.stringify(assertion);
  const position = positions.get(id) ?? recorded.push(assertion) - 1;
  positions.set(id, position);
  const code = firstMark + position;
  if (code > lastMark) throw new Error('There are more assertions than marks: assert less.');
  return text + String.fromCodePoint(code);
}

/** Returns the name of a pair of providers in assertions. */
export function pairName(ids: readonly string[]): string {
  return ids.toSorted().join('+');
}

/** An assertion in an output, and the words before it. */
export interface FoundAssertion extends Assertion {
  readonly words: string;
}

const maxWords = 120;

/** Returns the assertions in HTML or JSON from a checking render. */
export function assertionsIn(output: string): FoundAssertion[] {
  const all = recorded ?? [];
  return [...output.matchAll(mark)].flatMap(({ 0: character, index }) => {
    const assertion = all[(character.codePointAt(0) ?? 0) - firstMark];
    return assertion ? [{ ...assertion, words: wordsBefore(output, index) }] : [];
  });
}

export function withoutAssertions(text: string): string {
  return text.replaceAll(mark, '');
}

/** Returns the text of the element that ends at this position, or the end of the attribute or JSON string. */
function wordsBefore(output: string, end: number): string {
  const before = output.slice(Math.max(0, end - 4 * maxWords), end);
  const [words = ''] = /[^<>"]*$/.exec(withoutAssertions(before)) ?? [];
  return words.trim().slice(-maxWords);
}

/**
 * Attaches the assertion of a plan's total over three years, or of its average month. It differs by plan and by the
 * reader's tax.
 */
export function assertedAmount(
  text: string,
  kind: 'total' | 'month',
  { id: plan }: { readonly id: string },
  provider: string,
  locale: string,
): string {
  return asserted(text, provider, `${kind}.${plan}.${locale}`, withoutAssertions(text));
}

export function criterionKey(criterion: string): string {
  return `criterion.${criterion}`;
}

/**
 * Returns the key for the assertion that one of a pair is better at something. It depends on the language, because the
 * reader's tax can decide it.
 */
export function betterKey(topic: string, locale: string): string {
  return `better.${topic}.${locale}`;
}

/** The value of the assertion that something favors one provider of a pair. */
export const somethingValue = 'something';

/** Returns the key for the assertion that something favors one provider of a pair over the other. */
export function favorKey(id: string, locale: string): string {
  return `favors.${id}.${locale}`;
}
