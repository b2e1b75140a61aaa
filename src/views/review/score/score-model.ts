import { incidentSummary } from '#domain/comparison/record-summaries.ts';
import { knownFact } from '#domain/provider/provider.ts';
import { definitionOf } from '#domain/provider/vocabulary.ts';
import { groupScores, wholePercents } from '#domain/scoring/group-scores.ts';
import { weighReasons } from '#domain/scoring/lifting-reasons.ts';
import type { Reason } from '#domain/scoring/reason.ts';
import { fullScore } from '#domain/scoring/score.ts';
import { type ReasonView, reasonView, scoreOf, uncountedWords } from '#evidence/score/score.ts';
import { whyUnrankedWords } from '#evidence/score/unranked.ts';
import { formatScore, inSentence, numberFormatter } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface ScoredGroup {
  readonly id: string;
  readonly label: string;
  readonly weight: string;
  /** From 0 to 1; undefined where nothing in the group counts. */
  readonly value: number | undefined;
  readonly text: string;
  readonly lifts: readonly ReasonView[];
  readonly lowers: readonly ReasonView[];
  /** Criteria without a fresh fact behind them, by name. */
  readonly uncounted: readonly string[];
}

/** The groups of the overall score, in the order of the vocabulary, each with all that moves it. */
export function scoredGroups(providerId: string, site: SiteContext): ScoredGroup[] {
  const { vocabulary, locale, t } = site;
  const reasons = scoreOf(providerId, 'overall', site)?.reasons ?? [];
  const scores = groupScores({ reasons });
  const shares = wholePercents(scores.map(({ share }) => share));
  const percent = numberFormatter(locale, { style: 'percent' });
  return vocabulary.groups.flatMap(({ id, label }) => {
    const position = scores.findIndex(({ group }) => group === id);
    const found = scores[position];
    if (!found) return [];
    const { value } = found;
    const { lifting, lowering, uncounted } = weighReasons(reasons.filter(({ group }) => group === id));
    return {
      id,
      label: label[locale],
      weight: t('review.score.weight', { share: percent.format((shares[position] ?? 0) / 100) }),
      value: value === undefined ? undefined : value / fullScore,
      text: value === undefined ? uncountedWords(providerId, uncounted, site) : formatScore(value, locale),
      lifts: lifting.flatMap((reason) => groupReasons(providerId, reason, site)),
      lowers: lowering.flatMap((reason) => groupReasons(providerId, reason, site)),
      uncounted: uncounted.map((reason) => criterionLabel(reason, site)),
    };
  });
}

function groupReasons(providerId: string, { keys }: Reason, site: SiteContext): ReasonView[] {
  return keys.map((key) => {
    const reason = reasonView(providerId, key, site);
    return { ...reason, text: [reason.text, ...outcomeWords(providerId, key, site)].join('; ') };
  });
}

/** The number of incidents alone says nothing: what counts is how they ended. */
function outcomeWords(
  providerId: string,
  key: string,
  { providers, vocabulary, locale }: SiteContext,
): string[] {
  const provider = providers.get(providerId);
  const fact = key === 'incidents' && provider ? knownFact(provider, key) : undefined;
  if (!fact) return [];
  const options = definitionOf(key, vocabulary)?.options;
  return incidentSummary(fact.value).outcomes.map(
    ({ outcome, count }) => `${inSentence(options?.[outcome]?.[locale] ?? outcome, locale)} (${count})`,
  );
}

function criterionLabel({ criterion }: Reason, { methodology, locale }: SiteContext): string {
  return methodology.criteria.find(({ id }) => id === criterion)?.label[locale] ?? criterion;
}

/** A provider's place in one list, or why it has none there. */
export interface ListStanding {
  readonly profile: string;
  readonly label: string;
  readonly place: string;
  readonly isRanked: boolean;
}

export function listStandings(providerId: string, site: SiteContext): ListStanding[] {
  const { methodology, locale, t } = site;
  return methodology.profiles.map(({ id, label }) => {
    const { ranked, unranked } = site.ranking(id).ranking;
    const entry = ranked.find(({ score }) => score.provider === providerId);
    const missing = unranked.find(({ score }) => score.provider === providerId);
    const why = missing ? whyUnrankedWords(missing.reason, site) : '';
    return {
      profile: id,
      label: label[locale],
      place: entry
        ? t('review.score.place', { rank: entry.rank, count: ranked.length })
        : t('review.score.unranked', { why }),
      isRanked: entry !== undefined,
    };
  });
}
