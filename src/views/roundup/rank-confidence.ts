import { closeCalls, steadyPlaces } from '#domain/scoring/stability.ts';
import { hasAged, scoreView } from '#evidence/score/score.ts';
import { formatList, formatShare } from '#i18n/formats.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** How far an order can be trusted, in sentences. */
export interface RankConfidence {
  /** Said before the list where it rests on little; undefined where it does not. */
  readonly thin: string | undefined;
  readonly sentences: readonly string[];
  /** Whether there is an order to speak of. */
  readonly hasNeighbours: boolean;
  /** Neighbours whose order says little. */
  readonly close: readonly string[];
}

/** Evidence is thin where so many providers cannot be ranked because nobody knows. */
const thinShare = 1 / 3;

export function rankConfidence(profile: string, site: SiteContext): RankConfidence {
  const { t, locale, methodology } = site;
  const { ranked, unranked } = site.ranking(profile).ranking;
  const name = (provider: string) => providerName(provider, site);
  const coverages = ranked.map(({ score }) => score.coverage);
  const count = ranked.length + unranked.length;
  const missing = unranked.filter(
    ({ reason }) => reason.why === 'too-little-known' || reason.points === undefined,
  );
  return {
    // Where nobody is ranked at all, that is said in place of the verdict.
    thin:
      ranked.length === 0 || missing.length === 0 || missing.length < count * thinShare
        ? undefined
        : t(hasAged(profile, site) ? 'roundup.thinAged' : 'roundup.thin', {
            missing: missing.length,
            count,
            ranked: ranked.length,
          }),
    sentences:
      ranked.length === 0
        ? []
        : [
            t('roundup.sureCoverage', {
              low: formatShare(Math.min(...coverages), locale),
              high: formatShare(Math.max(...coverages), locale),
            }),
            t('roundup.sureHow', { samples: methodology.stability.samples }),
            ...stabilityWords(profile, site),
          ],
    hasNeighbours: ranked.length > 1,
    close: closeCalls(
      ranked.map(({ score }) => score),
      methodology.stability,
    ).map(({ upper, lower, share }) =>
      t('roundup.close', {
        names: formatList([name(upper), name(lower)], site.locale),
        share: formatShare(share, locale),
      }),
    ),
  };
}

/** Who holds a place at the top whatever the weights, and who comes and goes. */
function stabilityWords(profile: string, site: SiteContext): string[] {
  const { t, methodology } = site;
  const { top } = methodology.stability;
  const { ranking, stability } = site.ranking(profile);
  // In a list as short as the top itself everybody is always in it.
  if (ranking.ranked.length <= top) return [t('roundup.sureFew', { top })];
  const view = (provider: string) => scoreView(provider, profile, site);
  const { always, sometimes } = steadyPlaces(
    ranking.ranked.map(({ score }) => score.provider),
    stability,
  );
  return [
    ...(always.length > 0
      ? [
          t('roundup.sureAlways', {
            top,
            names: formatList(
              always.map((provider) => view(provider).name),
              site.locale,
            ),
          }),
        ]
      : []),
    ...(sometimes.length > 0
      ? [
          t('roundup.sureSometimes', {
            top,
            // No-break: a number never stands apart from its name.
            names: formatList(
              sometimes.map(
                ({ provider }) => `${view(provider).name}\u00a0(${view(provider).stabilityText})`,
              ),
              site.locale,
            ),
          }),
        ]
      : []),
  ];
}
