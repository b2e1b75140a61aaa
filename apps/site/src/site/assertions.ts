/** A statement about a provider, a pair of providers or the site. */
export interface Assertion {
  /** The id of a provider; two ids joined by `+`, sorted; or `site`. */
  readonly about: string;
  /**
   * The key of a fact, or a derived key such as `score.overall`. What may differ by language, market or plan belongs into
   * the key.
   */
  readonly key: string;
  readonly value: string;
  /** Whether the words carry no doubt, such as "according to one source" or "out of date". */
  readonly isFirm: boolean;
}

/** A source says nothing of it. */
export const unknownValue = 'unknown';
/** Something is stated, but not confirmed to our standard. Agrees with everything that is not firm. */
export const unconfirmedValue = 'unconfirmed';
/** Something is stated, whatever it is. Agrees with every value but `unknown`. */
export const knownValue = 'known';

/**
 * In a checking render, a text carries what it asserts as one invisible character at its end, whose code is the position of
 * the assertion in this list. So assertions reach every output that shows the text, without a field in any model. Readers'
 * pages carry none: only tests call `recordAssertions`.
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

/** Returns the text, which asserts a value of a provider. In a checking render, it carries the assertion. */
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

/** An assertion in an output, with the words before it. */
export interface FoundAssertion extends Assertion {
  readonly words: string;
}

const maxWords = 120;

/** Returns the assertions that HTML or JSON from a checking render carries. */
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

/** Returns the text of the element that ends here, or the end of the attribute or JSON string. */
function wordsBefore(output: string, end: number): string {
  const before = output.slice(Math.max(0, end - 4 * maxWords), end);
  const [words = ''] = /[^<>"]*$/.exec(withoutAssertions(before)) ?? [];
  return words.trim().slice(-maxWords);
}

/** Asserts a total of a plan over three years, or its average month. It differs by plan and by the reader's tax. */
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

/** Returns the key of who of a pair is better at something; a reader's tax can decide it. */
export function betterKey(topic: string, locale: string): string {
  return `better.${topic}.${locale}`;
}

/** Says that something favors a provider of a pair. */
export const somethingValue = 'something';

/** Returns the key for the assertion that something favors one provider of a pair over the other. */
export function favorKey(id: string, locale: string): string {
  return `favors.${id}.${locale}`;
}
