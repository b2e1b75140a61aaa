import { allPairs, canonicalPair, type Pair, pairIn, possiblePairs } from './pair-address.ts';

/** The addresses of the comparisons in one language. */
export interface PairRule {
  /** The path of a comparison, with {a} and {b} for the two provider ids. */
  readonly template: string;
  /** Discontinued providers with the paths of their reviews, to which their comparisons redirect. */
  readonly ended: Readonly<Record<string, string>>;
}

/**
 * Resolves comparison addresses. It computes them from the address, because a table would grow with the square of the
 * providers: the reversed pairs alone would be most redirects of a large site.
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

  /** Returns the redirect target of a reversed pair, or of a pair with a discontinued provider. */
  movedTo(path: string): string | undefined {
    if (this.isPage(path)) return undefined;
    for (const rule of this.#rules) {
      for (const named of possiblePairs(path, rule.template)) {
        const target = this.#target(rule, named);
        if (target !== undefined) return target;
      }
    }
    return undefined;
  }

  paths(): IteratorObject<string, undefined> {
    return this.#rules
      .values()
      .flatMap(({ template }) => allPairs([...this.#providers]).map((pair) => filled(template, pair)));
  }

  /** Yields every redirect, for callers that need the full list. */
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
    const pair = canonicalPair(a, b);
    const isEnded = (id: string) => Object.hasOwn(ended, id);
    if (a === b || !pair.every((id) => this.#providers.has(id) || isEnded(id))) return undefined;
    const gone = pair.find(isEnded);
    return gone === undefined ? filled(template, pair) : ended[gone];
  }
}

function filled(template: string, [a, b]: Pair): string {
  return template.replace('{a}', a).replace('{b}', b);
}
