import { allPairs, type Pair, pairAddress, pairIn, readingsOf } from './pair-address.ts';

/** Where the comparisons of one language are. */
export interface PairRule {
  /** The path of a comparison, with {a} and {b} for the ids of the two. */
  readonly template: string;
  /** Providers that are no longer there, and the paths of their reviews, which answer where they were compared. */
  readonly ended: Readonly<Record<string, string>>;
}

/**
 * What is at the addresses of two providers. Worked out from the address: the other order of each pair alone would be most of
 * the list of a large site, which grows with the square of its providers.
 */
export class PairRoutes {
  readonly #rules: readonly PairRule[];
  readonly #providers: ReadonlySet<string>;

  constructor(rules: readonly PairRule[], providers: Iterable<string>) {
    this.#rules = rules;
    this.#providers = new Set(providers);
  }

  isPage(path: string): boolean {
    return this.#rules.some(({ template }) => pairIn(path, template, (id) => this.#providers.has(id)));
  }

  /** Where the other order of a pair leads, and any order of one that is no longer compared. */
  movedTo(path: string): string | undefined {
    if (this.isPage(path)) return undefined;
    for (const rule of this.#rules) {
      for (const named of readingsOf(path, rule.template)) {
        const target = this.#target(rule, named);
        if (target !== undefined) return target;
      }
    }
    return undefined;
  }

  /** The path of every comparison. */
  paths(): IteratorObject<string, undefined> {
    return this.#rules
      .values()
      .flatMap(({ template }) => allPairs([...this.#providers]).map((pair) => filled(template, pair)));
  }

  /** Every path that leads elsewhere, for whoever has to list them. */
  *moved(): IteratorObject<readonly [from: string, to: string], undefined> {
    for (const rule of this.#rules) {
      for (const [a, b] of allPairs([...this.#providers, ...Object.keys(rule.ended)])) {
        for (const from of [filled(rule.template, [a, b]), filled(rule.template, [b, a])]) {
          const to = this.movedTo(from);
          if (to !== undefined) yield [from, to];
        }
      }
    }
  }

  #target({ template, ended }: PairRule, [a, b]: Pair): string | undefined {
    const pair = pairAddress(a, b);
    const isEnded = (id: string) => Object.hasOwn(ended, id);
    if (a === b || !pair.every((id) => this.#providers.has(id) || isEnded(id))) return undefined;
    const gone = pair.find(isEnded);
    return gone === undefined ? filled(template, pair) : ended[gone];
  }
}

function filled(template: string, [a, b]: Pair): string {
  return template.replace('{a}', a).replace('{b}', b);
}
