import {
  type ComparisonFindings,
  comparisonFindings,
} from '@vpn-site/core/comparison/findings/comparison-findings.ts';
import type { ComparedFacts } from '@vpn-site/core/comparison/findings/pair-facts.ts';
import { canonicalPair, type Pair } from '@vpn-site/core/comparison/pair-address.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext } from '#site/site-context.ts';

/** Two providers and the findings about them. */
export interface PairView {
  readonly ids: Pair;
  readonly names: readonly [first: string, second: string];
  readonly findings: ComparisonFindings;
}

/** Returns the pair in the order of its URL, whichever provider is passed first. */
export function pairView(a: string, b: string, site: FactContext): PairView {
  return makePairView(...canonicalPair(a, b), site);
}

const makePairView = oncePerSite((a: string, b: string, site: FactContext): PairView => {
  const [first, second] = [providerById(a, site), providerById(b, site)];
  return {
    ids: [a, b],
    names: [first.name, second.name],
    findings: comparisonFindings({ ...comparedFacts([], site), providers: [first, second] }),
  };
});

/** Returns the facts on which findings about some providers are based. */
export function comparedFacts(ids: readonly string[], site: FactContext): ComparedFacts {
  const { methodology, ranking, ownership, asOf, reader } = site;
  const providers = ids.map((id) => providerById(id, site));
  return { providers, methodology, ranking, ownership, asOf, reader, months: comparedMonths };
}
