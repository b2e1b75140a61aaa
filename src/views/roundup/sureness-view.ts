import type { BlockContext } from '#blocks/block-context.ts';
import { hasAged } from '#blocks/evidence/has-aged.ts';
import { listWords } from '#blocks/evidence/ranking-words.ts';
import { scoreView } from '#blocks/evidence/score-view.ts';
import { closeCalls } from '#domain/scoring/close-calls.ts';
import { steadyPlaces } from '#domain/scoring/steady-places.ts';
import { numberFormatter } from '#i18n/formats.ts';

/** How far an order can be trusted, in sentences. */
export interface SurenessView {
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

export function surenessView(profile: string, context: BlockContext): SurenessView {
  const { t, locale, methodology } = context;
  const { ranked, unranked } = context.ranking(profile).ranking;
  const percent = numberFormatter(locale, { style: 'percent', maximumFractionDigits: 0 });
  const name = (provider: string) => context.providers.get(provider)?.name ?? provider;
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
        : t(hasAged(profile, context) ? 'roundup.thinAged' : 'roundup.thin', {
            missing: missing.length,
            count,
            ranked: ranked.length,
          }),
    sentences:
      ranked.length === 0
        ? []
        : [
            t('roundup.sureCoverage', {
              low: percent.format(Math.min(...coverages)),
              high: percent.format(Math.max(...coverages)),
            }),
            t('roundup.sureHow', { samples: methodology.stability.samples }),
            ...stabilityWords(profile, context),
          ],
    hasNeighbours: ranked.length > 1,
    close: closeCalls(
      ranked.map(({ score }) => score),
      methodology.stability,
    ).map(({ upper, lower, share }) =>
      t('roundup.close', {
        names: listWords([name(upper), name(lower)], context),
        share: percent.format(share),
      }),
    ),
  };
}

/** Who holds a place at the top whatever the weights, and who comes and goes. */
function stabilityWords(profile: string, context: BlockContext): string[] {
  const { t, methodology } = context;
  const { top } = methodology.stability;
  const { ranking, stability } = context.ranking(profile);
  // In a list as short as the top itself everybody is always in it.
  if (ranking.ranked.length <= top) return [t('roundup.sureFew', { top })];
  const view = (provider: string) => scoreView(provider, profile, context);
  const { always, sometimes } = steadyPlaces(
    ranking.ranked.map(({ score }) => score.provider),
    stability,
  );
  return [
    ...(always.length > 0
      ? [
          t('roundup.sureAlways', {
            top,
            names: listWords(
              always.map((provider) => view(provider).name),
              context,
            ),
          }),
        ]
      : []),
    ...(sometimes.length > 0
      ? [
          t('roundup.sureSometimes', {
            top,
            // No-break: a number never stands apart from its name.
            names: listWords(
              sometimes.map(
                ({ provider }) => `${view(provider).name}\u00a0(${view(provider).stabilityText})`,
              ),
              context,
            ),
          }),
        ]
      : []),
  ];
}
