import type { SelectionFinding } from '@vpn-site/core/comparison/findings/selection-findings.ts';
import { capitalized, formatList } from '@vpn-site/core/i18n/formats.ts';
import { profileNamed } from '@vpn-site/core/scoring/methodology.ts';
import type { DecisionPart } from '#blocks/prose/decision/decision.block.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** Describes what one of several providers is best at, such as "Best for streaming and torrents. Cheapest." */
export function bestAtWords(finding: SelectionFinding, site: SiteContext): string {
  const { t } = site;
  const words = [
    ...(finding.hasHighestScore ? [t('comparison.many.highest')] : []),
    ...(finding.needs.length > 0
      ? [capitalized(t('comparison.many.bestFor', { needs: needList(finding.needs, site) }), site.locale)]
      : []),
    ...finding.topics.map((thing) => t(`comparison.many.${thing}`)),
  ];
  return words.length > 0 ? words.join(' ') : t('comparison.many.nothing');
}

/** Max number of reasons per provider: about as many as readers remember. */
const maxReasons = 3;

/** Returns which of several providers to choose for what: the highest score first, then those best at something else. */
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
  { hasHighestScore, topics: things, needs }: SelectionFinding,
  { t, locale, methodology }: SiteContext,
): string[] {
  // Two needs have the same name as one of the six topics, so they are left out here.
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
