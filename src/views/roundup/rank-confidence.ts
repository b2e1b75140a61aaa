import type { DoubtModel } from '#domain/scoring/methodology.ts';
import { firstPlaces } from '#domain/scoring/score-profile.ts';
import { hasAged } from '#evidence/score/score.ts';
import { formatPlace, formatPoints, formatShare } from '#i18n/formats.ts';
import { nameList } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** How far an order can be trusted, in sentences. */
export interface RankConfidence {
  /** Said before the list where it rests on little; undefined where it does not. */
  readonly thin: string | undefined;
  readonly sentences: readonly string[];
  /** Who shares which places. */
  readonly ties: readonly string[];
}

export function rankConfidence(profile: string, site: SiteContext): RankConfidence {
  const { t, locale, methodology } = site;
  const shares = site.ranking(profile).ranking.ranked.map(({ score }) => score.evidence);
  if (shares.length === 0) return { thin: undefined, sentences: [], ties: [] };
  const evidence = {
    low: formatShare(Math.min(...shares), locale),
    high: formatShare(Math.max(...shares), locale),
  };
  return {
    thin: thinWords(profile, site),
    sentences: [
      t('roundup.sureEvidence', evidence),
      ...(shares.length > 1 ? [doubtWords(methodology.doubt, site), ...aboveWords(profile, site)] : []),
    ],
    ties: tieWords(profile, site),
  };
}

/** Evidence is thin where so many providers cannot be ranked because nobody knows. */
const thinShare = 1 / 3;

/** Where nobody is ranked at all, that is said in place of the verdict. */
function thinWords(profile: string, site: SiteContext): string | undefined {
  const { ranked, unranked } = site.ranking(profile).ranking;
  const count = ranked.length + unranked.length;
  const missing = unranked.filter(({ reason }) => reason.why === 'too-little-known' || !reason.isKnown);
  if (missing.length === 0 || missing.length < count * thinShare) return undefined;
  return site.t(hasAged(profile, site) ? 'roundup.thinAged' : 'roundup.thin', {
    missing: missing.length,
    count,
    ranked: ranked.length,
  });
}

/** The model of doubt behind the places, in its own numbers. */
function doubtWords(
  { samples, weights, facts, grading, clearlyAbove }: DoubtModel,
  { t, locale }: SiteContext,
): string {
  return t('roundup.sureHow', {
    samples,
    from: formatPoints(weights.from, locale),
    to: formatPoints(weights.to, locale),
    strong: formatShare(facts.strongWrong, locale),
    weak: formatShare(facts.weakWrong, locale),
    unknown: formatShare(facts.unknownBetter, locale),
    graded: formatShare(grading.share, locale),
    step: grading.step,
    clearly: formatShare(clearlyAbove, locale),
  });
}

/** Whom nobody stands clearly above, and whom all of those stand clearly above. */
function aboveWords(profile: string, site: SiteContext): string[] {
  const result = site.ranking(profile);
  const first = firstPlaces(result);
  const all = result.ranking.ranked.map(({ score }) => score.provider);
  if (first.length === all.length) return [site.t('roundup.sureNobody')];
  const below = all.filter((other) => first.every((upper) => result.places.isClearlyAbove(upper, other)));
  return [
    site.t('roundup.sureFirst', { names: nameList(first, site) }),
    ...(below.length === 0
      ? []
      : [site.t('roundup.sureAbove', { count: first.length, others: nameList(below, site) })]),
  ];
}

/** Equal ranges are ties. */
function tieWords(profile: string, site: SiteContext): string[] {
  const { ranking, places } = site.ranking(profile);
  const byRange = Map.groupBy(ranking.ranked, ({ score }) => {
    const range = places.ranges.get(score.provider);
    return range && formatPlace(range, site.locale);
  });
  return [...byRange].flatMap(([place, tied]) =>
    place === undefined || tied.length === 1
      ? []
      : [
          site.t('roundup.tie', {
            names: nameList(
              tied.map(({ score }) => score.provider),
              site,
            ),
            place,
          }),
        ],
  );
}
