import { deductionLine } from '#domain/scoring/differences.ts';
import { fullScore } from '#domain/scoring/full-score.ts';
import { groupScores, wholePercents } from '#domain/scoring/group-scores.ts';
import { weighReasons } from '#domain/scoring/lifting-reasons.ts';
import { allPurpose, criterionNamed } from '#domain/scoring/methodology.ts';
import { heaviestFlaw } from '#domain/scoring/picks.ts';
import type { Reason } from '#domain/scoring/score.ts';
import { type CriterionAnswer, costBasisAmong, criterionAnswers } from '#evidence/score/reasons.ts';
import { scoreOf, scoreView } from '#evidence/score/score.ts';
import { formatScore, formatShare } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface ScoredGroup {
  readonly id: string;
  readonly label: string;
  readonly weight: string;
  /** From 0 to 1. */
  readonly value: number;
  readonly text: string;
  readonly lifts: readonly GroupReason[];
  readonly lowers: readonly GroupReason[];
  /** Criteria that nobody has shown anything about, by name. */
  readonly notShown: readonly string[];
  /** How costs are made comparable, in the group where they count. */
  readonly costBasis: string | undefined;
}

/** A criterion that moves a score, with what the facts answer to it. */
export interface GroupReason {
  readonly criterion: string;
  readonly label: string;
  readonly answers: readonly CriterionAnswer[];
}

/** The groups of the overall score, in the order of the vocabulary, each with all that moves it. */
export function scoredGroups(providerId: string, site: SiteContext): ScoredGroup[] {
  const { vocabulary, locale, t } = site;
  const reasons = scoreOf(providerId, allPurpose, site)?.reasons ?? [];
  const scores = groupScores({ reasons });
  const shares = wholePercents(scores.map(({ share }) => share));
  return vocabulary.groups.flatMap(({ id, label }) => {
    const position = scores.findIndex(({ group }) => group === id);
    const value = scores[position]?.value;
    // What weighs nothing in this list is no part of the score.
    if (value === undefined) return [];
    const own = reasons.filter(({ group }) => group === id);
    const { lifting, lowering, notShown } = weighReasons(own);
    return {
      id,
      label: label[locale],
      weight: t('review.score.weight', { share: formatShare((shares[position] ?? 0) / 100, locale) }),
      value: value / fullScore,
      text: formatScore(value, locale),
      lifts: lifting.map((reason) => groupReason(providerId, reason, site)),
      lowers: lowering.map((reason) => groupReason(providerId, reason, site)),
      notShown: notShown.map(({ criterion }) => criterionNamed(site.methodology, criterion).label[locale]),
      costBasis: costBasisAmong(
        own.flatMap(({ criterion, weight }) => (weight > 0 ? [criterion] : [])),
        site,
      ),
    };
  });
}

function groupReason(providerId: string, { criterion: id }: Reason, site: SiteContext): GroupReason {
  const criterion = criterionNamed(site.methodology, id);
  return {
    criterion: id,
    label: criterion.label[site.locale],
    answers: criterionAnswers(providerId, criterion, site),
  };
}

/** What costs the overall score most, by name; undefined where nothing is missing. */
export function worstFlaw(providerId: string, site: SiteContext): string | undefined {
  const score = scoreOf(providerId, allPurpose, site);
  const flaw = score && heaviestFlaw(score);
  if (flaw === undefined) return undefined;
  return flaw === deductionLine
    ? site.t('score.deduction')
    : criterionNamed(site.methodology, flaw).label[site.locale];
}

/** A provider's place in one list, or why it has none there. */
export interface ListStanding {
  readonly profile: string;
  readonly label: string;
  readonly text: string;
  /** The same to be read aloud; undefined where there is no place. */
  readonly spoken: string | undefined;
}

export function listStandings(providerId: string, site: SiteContext): ListStanding[] {
  const { methodology, locale, t } = site;
  return methodology.profiles.map(({ id, label }) => {
    const { place, why = '' } = scoreView(providerId, id, site);
    return {
      profile: id,
      label: label[locale],
      text: place
        ? t('review.score.place', { place: place.text, count: place.count })
        : t('review.score.unranked', { why }),
      spoken: place?.spoken,
    };
  });
}
