import type { SelectionFinding } from '#domain/comparison/findings/selection-findings.ts';
import { profileNamed } from '#domain/scoring/methodology.ts';
import { capitalized, formatList } from '#i18n/formats.ts';
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

/** The verdict in one line: who scores highest, who costs least, and who leads a list of its own. */
export function selectionSummary(findings: readonly SelectionFinding[], site: SiteContext): string {
  const { t } = site;
  const highest = findings.find(({ hasHighestScore }) => hasHighestScore);
  const cheapest = findings.find(({ things }) => things.includes('price'));
  const nameOf = ({ provider }: SelectionFinding) => providerName(provider, site);
  return [
    highest ? t('comparison.many.lead', { name: nameOf(highest) }) : t('comparison.many.level'),
    ...findings
      .filter((finding) => finding !== highest && finding.needs.length > 0)
      .map((finding) =>
        t('comparison.many.chooseFor', { name: nameOf(finding), needs: needList(finding.needs, site) }),
      ),
    ...(cheapest ? [t('comparison.many.costsLeast', { name: nameOf(cheapest) })] : []),
  ].join(' ');
}

function needList(profiles: readonly string[], { t, locale, methodology }: SiteContext): string {
  return formatList(
    profiles.map((profile) =>
      t('comparison.need', { profile, label: profileNamed(methodology, profile).label[locale] }),
    ),
    locale,
  );
}
