import { allPurpose, criterionNamed } from '@vpn-site/core/scoring/methodology.ts';
import { scoreOf } from '#score/score-model.ts';
import { requirementName } from '#score/unranked.ts';
import type { FactContext } from '#site/site-context.ts';

/** What somebody would have to show before a provider is ranked, by name, what weighs most first. */
export interface MissingEvidence {
  /** Nobody has shown anything. */
  readonly unknown: readonly string[];
  /** It counts half: one weak source, or none with a date. */
  readonly weak: readonly string[];
}

/** Undefined where it is ranked, or known to lack what the list requires: no evidence would change that. */
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
      .filter((reason) => reason.evidence === evidence)
      .map(({ criterion }) => criterionNamed(methodology, criterion).label[locale]);
  return { unknown: labels('unknown'), weak: labels('weak') };
}
