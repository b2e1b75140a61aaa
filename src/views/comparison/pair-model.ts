import {
  type ComparisonFindings,
  comparisonFindings,
} from '#domain/comparison/findings/comparison-findings.ts';
import type { Both } from '#domain/comparison/findings/pair-facts.ts';
import type { Pair } from '#domain/comparison/pair-address.ts';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** Two providers and what there is to say about them. */
export interface PairModel {
  readonly ids: Pair;
  readonly names: Both<string>;
  readonly findings: ComparisonFindings;
}

export function pairModel(ids: Pair, site: SiteContext): PairModel {
  const { methodology, ranking, ownership, asOf } = site;
  const [first, second] = [providerById(ids[0], site), providerById(ids[1], site)];
  const findings = comparisonFindings({
    providers: [first, second],
    methodology,
    ranking,
    ownership,
    asOf,
    months: comparedMonths,
  });
  return { ids, names: [first.name, second.name], findings };
}
