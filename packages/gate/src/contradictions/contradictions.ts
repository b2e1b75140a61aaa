import {
  type FoundAssertion,
  knownValue,
  unconfirmedValue,
  unknownValue,
} from '@vpn-site/site/site/assertions.ts';

/** The address of a page or file, and what it asserts. */
export interface Statements {
  readonly at: string;
  readonly assertions: readonly FoundAssertion[];
}

interface Statement extends FoundAssertion {
  readonly at: string;
}

/** Two statements about the same thing that cannot both be true, and on how many pages each of the two is made. */
export interface Contradiction {
  readonly about: string;
  readonly key: string;
  readonly statements: readonly [one: Statement, other: Statement];
  readonly counts: readonly [one: number, other: number];
}

/** Collects what all pages and files assert, and finds what contradicts. */
export class Contradictions {
  /** By what a statement is about, then by what it says: its first occurrence, and the pages that make it. */
  readonly #made = new Map<string, Map<string, { first: Statement; pages: Set<string> }>>();
  #count = 0;

  add({ at, assertions }: Statements): void {
    for (const assertion of assertions) {
      this.#count += 1;
      const { about, key, value, isFirm } = assertion;
      const question = `${about} ${key}`;
      const answers = this.#made.get(question) ?? new Map();
      this.#made.set(question, answers);
      const id = JSON.stringify([value, isFirm]);
      const made = answers.get(id) ?? { first: { ...assertion, at }, pages: new Set() };
      answers.set(id, made);
      made.pages.add(at);
    }
  }

  /** The number of statements compared, and of the questions they answer. */
  get size(): { readonly statements: number; readonly questions: number } {
    return { statements: this.#count, questions: this.#made.size };
  }

  find(): Contradiction[] {
    return [...this.#made.values()].flatMap((answers) => {
      const made = [...answers.values()];
      return made.flatMap((one, index) =>
        made.slice(index + 1).flatMap((other): Contradiction[] => {
          if (agree(one.first, other.first)) return [];
          const { about, key } = one.first;
          // Two places on one page are the worst, so they are named where there are such.
          const shared = [...one.pages].find((page) => other.pages.has(page));
          const placed = (first: Statement) => (shared === undefined ? first : { ...first, at: shared });
          return [
            {
              about,
              key,
              statements: [placed(one.first), placed(other.first)],
              counts: [one.pages.size, other.pages.size],
            },
          ];
        }),
      );
    });
  }
}

type Said = Pick<FoundAssertion, 'value' | 'isFirm'>;

/** Whether both can be true. What is not confirmed may still be stated, if it is stated with its doubt. */
export function agree(one: Said, other: Said): boolean {
  if (one.value === other.value) return true;
  return agreesWith(one, other) || agreesWith(other, one);
}

function agreesWith({ value }: Said, other: Said): boolean {
  if (value === unconfirmedValue) return other.value === unknownValue || !other.isFirm;
  return value === knownValue && other.value !== unknownValue && other.value !== unconfirmedValue;
}

/** Formats a contradiction for the person who must mend it. */
export function contradictionText({ about, key, statements, counts }: Contradiction): string {
  const sides = statements.map(
    ({ at, value, words }, side) => `  ${value}: "${words}" on ${at} (${counts[side]} pages)`,
  );
  return [`${about}: two answers to "${key}".`, ...sides].join('\n');
}
