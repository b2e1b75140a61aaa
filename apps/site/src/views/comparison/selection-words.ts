import type { SelectionFinding } from '@vpn-site/core/comparison/findings/selection-findings.ts';
import { capitalized, formatList } from '@vpn-site/core/i18n/formats.ts';
import { profileNamed } from '@vpn-site/core/scoring/methodology.ts';
import type { DecisionPart } from '#blocks/prose/decision/decision.block.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** What one of several is best at among them: "Best for streaming and torrents. Cheapest." */
export function bestAtWords(finding: SelectionFinding, site: SiteContext): string {
  const { t } = site;
  const words = [
    ...(finding.hasHighestScore ? [t('comparison.many.highest')] : []),
    ...(finding.needs.length > 0
      ? [capitalized(t('comparison.many.bestFor', { needs: needList(finding.needs, site) }), site.locale)]
      : []),
    ...finding.things.map((thing) => t(`comparison.many.${thing}`)),
  ];
  return words.length > 0 ? words.join(' ') : t('comparison.many.nothing');
}

/** So many are remembered. */
const maxReasons = 3;

/** Whom of several to choose for what: whoever scores highest first, and after it those who are best at something else. */
export function selectionDecision(findings: readonly SelectionFinding[], site: SiteContext): DecisionPart[] {
  return findings
    .toSorted((a, b) => Number(b.hasHighestScore) - Number(a.hasHighestScore))
    .map((finding) => ({
      name: providerName(finding.provider, site),
      reasons: formatList(reasonsFor(finding, site).slice(0, maxReasons), site.locale),
    }))
    .filter(({ reasons }) => reasons !== '');
}

function reasonsFor(
  { hasHighestScore, things, needs }: SelectionFinding,
  { t, locale, methodology }: SiteContext,
): string[] {
  // Two lists are about what one of the six things is about.
  const others = needs.filter((need) => !things.some((thing) => thing === need));
  return [
    ...(hasHighestScore ? [t('comparison.many.reason.score')] : []),
    ...things.map((thing) => t(`comparison.many.reason.${thing}`)),
    ...others.map((profile) =>
      t('comparison.many.reason.need', { profile, label: profileNamed(methodology, profile).label[locale] }),
    ),
  ];
}

function needList(profiles: readonly string[], { t, locale, methodology }: SiteContext): string {
  return formatList(
    profiles.map((profile) =>
      t('comparison.need', { profile, label: profileNamed(methodology, profile).label[locale] }),
    ),
    locale,
  );
}
