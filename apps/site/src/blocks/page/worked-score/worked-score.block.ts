import {
  formatDeduction,
  formatExactly,
  formatFlooredShare,
  formatHundredths,
} from '@vpn-site/core/i18n/formats.ts';
import { fullScore, roundTo, sum } from '@vpn-site/core/scoring/full-score.ts';
import { criterionNamed, profileNamed, weightIn } from '@vpn-site/core/scoring/methodology.ts';
import type { Reason, Score } from '@vpn-site/core/scoring/score.ts';
import { block } from '#blocks/block.ts';
import { type CriterionAnswer, criterionAnswers } from '#score/reasons.ts';
import { scoreOf } from '#score/score-model.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { Language, SiteContext } from '#site/site-context.ts';

export const workedScoreBlock = block({
  name: 'worked-score',
  summary:
    'One provider’s score, step by step: each criterion’s facts, points, evidence and weight, the division, what incidents cost, and how sure it is.',
  attributes: {
    provider: {
      kind: 'provider',
      required: true,
      explanation: 'whose score, by the name of its file in facts/providers.',
    },
    profile: { kind: 'profile', explanation: 'which ranking; without it, the overall one.' },
  },
  body: 'none',
  select: ({ provider, profile = 'overall' }, site) => selectWorkedScore(provider, profile, site),
  examples: [
    { name: 'The overall score', source: '{% worked-score provider="@1" /%}' },
    {
      name: 'Another ranking, with much unknown',
      source: '{% worked-score provider="@2" profile="torrenting" /%}',
    },
  ],
});

export interface WorkedLine {
  readonly id: string;
  readonly label: string;
  readonly facts: readonly CriterionAnswer[];
  readonly points: string;
  readonly weight: string;
  readonly product: string;
}

export interface WorkedScoreModel {
  readonly title: string;
  readonly lines: readonly WorkedLine[];
  readonly earned: string;
  readonly weights: string;
  /** The score before the deduction, and the deduction for incidents; undefined if there is none. */
  readonly incidents: { readonly before: string; readonly deduction: string } | undefined;
  readonly score: string;
  /** Whether weak, undated or old evidence reduces some points. */
  readonly hasWeak: boolean;
  /** Labels of the criteria that have a weight in this profile but do not apply to the provider. */
  readonly notApplicable: readonly string[];
  /** Sentences about the confidence of the score and about its possible value. */
  readonly evidenceSentences: readonly string[];
}

export function selectWorkedScore(provider: string, profile: string, site: SiteContext): WorkedScoreModel {
  const { t, locale, methodology } = site;
  const score = scoreOf(provider, profile, site);
  if (!score) throw new Error(`There is no score of "${provider}".`);
  const weighing = profileNamed(methodology, profile);
  const counted = score.reasons.filter(({ weight }) => weight > 0);
  const earned = sum(counted.map(productOf));
  const weights = sum(counted.map(({ weight }) => weight));
  return {
    title: t('dataPages.worked.title', {
      provider: providerName(provider, site),
      profile: weighing.label[locale],
    }),
    lines: counted.map((reason) => workedLine(provider, reason, site)),
    earned: formatExactly(earned, locale),
    weights: formatExactly(weights, locale),
    incidents:
      score.deduction > 0
        ? {
            before: formatHundredths(earned / weights, locale),
            deduction: formatDeduction(score.deduction, locale),
          }
        : undefined,
    score: score.value === undefined ? '–' : formatHundredths(score.value, locale),
    hasWeak: counted.some(isReduced),
    notApplicable: methodology.criteria
      .filter((criterion, position) => {
        const isLeftOut = score.reasons[position]?.evidence === 'not-applicable';
        return isLeftOut && weightIn(weighing, criterion) > 0;
      })
      .map(({ label }) => label[locale]),
    evidenceSentences: evidenceSentences(score, site),
  };
}

function workedLine(provider: string, reason: Reason, site: SiteContext): WorkedLine {
  const { locale } = site;
  const criterion = criterionNamed(site.methodology, reason.criterion);
  return {
    id: criterion.id,
    label: criterion.label[locale],
    facts: criterionAnswers(provider, criterion, site),
    points: pointsText(reason, site),
    weight: formatExactly(reason.weight, locale),
    product: formatExactly(productOf(reason), locale),
  };
}

function productOf({ points = 0, weight }: Reason): number {
  return roundTo(points * weight, 6);
}

function isReduced({ points = 0, full }: Reason): boolean {
  return points < full;
}

/** Formats the points of a criterion. If weak or old evidence reduces them, it adds the factor. */
function pointsText(reason: Reason, { locale, t }: Language): string {
  const { points = 0, full } = reason;
  if (!isReduced(reason)) return formatExactly(points, locale);
  return t('dataPages.worked.factored', {
    full: formatExactly(full, locale),
    factor: formatExactly(points / full, locale),
    points: formatExactly(points, locale),
  });
}

function evidenceSentences(score: Score, site: SiteContext): string[] {
  const { t, locale } = site;
  const evidence = formatFlooredShare(score.evidence, locale);
  return [
    t('dataPages.worked.evidence', { evidence }),
    ...(score.possible > (score.value ?? fullScore)
      ? [t('dataPages.worked.possible', { possible: formatHundredths(score.possible, locale) })]
      : []),
  ];
}
