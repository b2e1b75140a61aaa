import type { SelectionFinding } from '@vpn-site/core/comparison/findings/selection-findings.ts';
import { capitalized, formatList } from '@vpn-site/core/i18n/formats.ts';
import { profileNamed } from '@vpn-site/core/scoring/methodology.ts';
import type { SiteContext } from '#site/site-context.ts';

/**
 * Describes the needs and topics for which one of several providers is best, such as "Best for streaming and torrents.
 * Cheapest."
 */
export function bestAtWords(finding: SelectionFinding, site: SiteContext): string {
  const { t } = site;
  const words = [
    ...(finding.needs.length > 0
      ? [capitalized(t('comparison.many.bestFor', { needs: needList(finding.needs, site) }), site.locale)]
      : []),
    ...finding.topics.map((thing) => t(`comparison.many.${thing}`)),
  ];
  return words.length > 0 ? words.join(' ') : t('comparison.many.nothing');
}

function needList(profiles: readonly string[], { t, locale, methodology }: SiteContext): string {
  return formatList(
    profiles.map((profile) =>
      t('comparison.need', { profile, label: profileNamed(methodology, profile).label[locale] }),
    ),
    locale,
  );
}
