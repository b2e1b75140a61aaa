import { allPurpose, criterionNamed } from '@vpn-site/core/scoring/methodology.ts';
import { priceView } from '#price/price-model.ts';
import { scoreOf } from '#score/score-model.ts';
import { requirementName } from '#score/unranked.ts';
import { asserted, criterionKey, unconfirmedValue, unknownValue } from '#site/assertions.ts';
import type { FactContext } from '#site/site-context.ts';

/** Criteria for which evidence is missing before a provider can be ranked, highest weight first. */
export interface MissingEvidence {
  /** Criteria without any evidence. */
  readonly unknown: readonly string[];
  /** Criteria with weak evidence, which counts half: a single weak source, or no date. */
  readonly weak: readonly string[];
}

/**
 * Returns the missing evidence. Undefined if the provider is ranked, or is known to lack a requirement, because no evidence
 * would change that.
 */
export function missingEvidence(provider: string, site: FactContext): MissingEvidence | undefined {
  const { methodology, locale } = site;
  const { unranked } = site.ranking(allPurpose).ranking;
  const why = unranked.find(({ score }) => score.provider === provider)?.reason;
  if (why === undefined) return undefined;
  if (why.why === 'requirement') {
    return why.isKnown ? undefined : { unknown: [requirementName(why.requirement, site)], weak: [] };
  }
  const reasons = (scoreOf(provider, allPurpose, site)?.reasons ?? [])
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const labels = (evidence: 'unknown' | 'weak') =>
    reasons
      .filter((reason) => reason.evidence === evidence && !isShownCost(reason.criterion, provider, site))
      .map(({ criterion }) =>
        asserted(
          criterionNamed(methodology, criterion).label[locale],
          provider,
          criterionKey(criterion),
          evidence === 'unknown' ? unknownValue : unconfirmedValue,
        ),
      );
  return { unknown: labels('unknown'), weak: labels('weak') };
}

/**
 * Whether the page shows a cost although the cost criterion has no points. This happens if the first term is long enough to
 * compare costs without the renewal price. The missing fact is then the renewal price, which has its own criterion.
 */
function isShownCost(criterion: string, provider: string, site: FactContext): boolean {
  return (
    criterionNamed(site.methodology, criterion).rule.name === 'cost' && priceView(provider, site).isKnown
  );
}
