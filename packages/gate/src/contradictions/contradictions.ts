import {
  type FoundAssertion,
  knownValue,
  unconfirmedValue,
  unknownValue,
} from '@vpn-site/site/site/assertions.ts';

/** The address of a page or file, and its assertions. */
export interface Statements {
  readonly at: string;
  readonly assertions: readonly FoundAssertion[];
}

interface Statement extends FoundAssertion {
  readonly at: string;
}

/** A statement as it was first made, and all pages that make it. */
interface Side {
  readonly first: Statement;
  readonly pages: Set<string>;
}

/** Two statements about the same subject that cannot both be true. */
export interface Contradiction {
  readonly about: string;
  readonly key: string;
  /** Each statement, and the number of pages that make it. */
  readonly sides: readonly (Statement & { readonly count: number })[];
}

/** Collects the statements of all pages and files, and finds contradictions. */
export class Contradictions {
  /** Statements by their subject, then by their value. */
  readonly #made = new Map<string, Map<string, Side>>();
  #count = 0;

  add({ at, assertions }: Statements): void {
    this.#count += assertions.length;
    for (const assertion of assertions) {
      const { about, key, value, isFirm } = assertion;
      const question = `${about} ${key}`;
      const answers = this.#made.get(question) ?? new Map<string, Side>();
      this.#made.set(question, answers);
      const answer = JSON.stringify([value, isFirm]);
      const side = answers.get(answer) ?? { first: { ...assertion, at }, pages: new Set() };
      answers.set(answer, side);
      side.pages.add(at);
    }
  }

  /** Returns the number of statements, and of the questions that they answer. */
  get size(): { readonly statements: number; readonly questions: number } {
    return { statements: this.#count, questions: this.#made.size };
  }

  find(): Contradiction[] {
    return [...this.#made.values()].flatMap((answers) => {
      const sides = [...answers.values()];
      const pairs = sides.flatMap((one, index) =>
        sides
          .slice(index + 1)
          .filter((other) => !agree(one.first, other.first))
          .map((other) => [one, other] as const),
      );
      // A value that is stated with and without doubt is reported once.
      const byValues = new Map(
        pairs.map((pair) => [JSON.stringify(pair.map(({ first }) => first.value).toSorted()), pair]),
      );
      return [...byValues.values()].map(([one, other]) => contradiction(one, other));
    });
  }
}

function contradiction(one: Side, other: Side): Contradiction {
  // Two answers on one page are the worst, so that page is named if there is one.
  const [shared] = one.pages.intersection(other.pages);
  const { about, key } = one.first;
  return {
    about,
    key,
    sides: [one, other].map(({ first, pages }) => ({
      ...first,
      at: shared ?? first.at,
      count: pages.size,
    })),
  };
}

type Answer = Pick<FoundAssertion, 'value' | 'isFirm'>;

/**
 * Whether both assertions can be true. A value may be stated next to an `unconfirmed` one if the words express the doubt.
 */
export function agree(one: Answer, other: Answer): boolean {
  if (one.value === other.value) return true;
  return agreesWith(one, other) || agreesWith(other, one);
}

function agreesWith({ value }: Answer, other: Answer): boolean {
  if (value === unconfirmedValue) return other.value === unknownValue || !other.isFirm;
  return value === knownValue && other.value !== unknownValue && other.value !== unconfirmedValue;
}

/** Formats a contradiction for the person who must fix it. */
export function contradictionText({ about, key, sides }: Contradiction): string {
  return [
    `${about}: two answers to "${key}".`,
    ...sides.map(({ value, words, at, count }) => `  ${value}: "${words}" on ${at} (${count} in all)`),
  ].join('\n');
}
