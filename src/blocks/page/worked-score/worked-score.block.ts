import { roundTo, type Score, type ScoredReason, sum } from '#domain/scoring/score.ts';
import { answerText } from '#evidence/fact/answer-text.ts';
import { type CellView, cellView } from '#evidence/fact/fact.ts';
import { scoreOf } from '#evidence/score/score.ts';
import { numberFormatter } from '#i18n/formats.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';

export const workedScoreBlock = block({
  name: 'worked-score',
  summary:
    'One provider’s score, step by step: each criterion’s facts, points and weight, what is left out and why, and the division at the end.',
  attributes: {
    provider: { kind: 'provider', required: true, explanation: 'whose score, such as "mullvad".' },
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
  readonly facts: readonly (CellView & { readonly key: string })[];
  readonly points: string;
  readonly weight: string;
  readonly product: string;
}

export interface WorkedScoreModel {
  readonly title: string;
  readonly lines: readonly WorkedLine[];
  /** What has weight and does not count, with the reason. */
  readonly leftOut: readonly {
    readonly id: string;
    readonly label: string;
    readonly why: string;
    readonly weight: string;
  }[];
  readonly earned: string;
  readonly counted: string;
  readonly score: string;
  readonly known: string;
  readonly all: string;
  readonly coverage: string;
  /** Some weights are halved for weak evidence. */
  readonly hasWeak: boolean;
}

export function selectWorkedScore(provider: string, profile: string, site: SiteContext): WorkedScoreModel {
  const { t, locale, methodology } = site;
  const score = scoreOf(provider, profile, site);
  if (!score) throw new Error(`There is no score of "${provider}".`);
  const decimal = numberFormatter(locale, { maximumFractionDigits: 2 });
  const percent = numberFormatter(locale, { style: 'percent' });
  const weighty = score.reasons.filter(({ weight }) => weight > 0);
  const counted = weighty.filter(({ countedWeight }) => countedWeight > 0);
  const known = sum(counted.map(({ weight }) => weight));
  const label = (criterion: string) =>
    methodology.criteria.find(({ id }) => id === criterion)?.label[locale] ?? criterion;
  return {
    title: t('dataPages.worked.title', {
      provider: providerName(provider, site),
      profile: methodology.profiles.find(({ id }) => id === profile)?.label[locale] ?? profile,
    }),
    lines: counted.map((reason) => ({
      id: reason.criterion,
      label: label(reason.criterion),
      facts: reason.keys.map((key) => ({
        key,
        ...cellView(provider, key, site),
        text: answerText(provider, key, site),
      })),
      points: decimal.format(reason.points ?? 0),
      weight: weightText(reason, decimal, site),
      product: decimal.format(productOf(reason)),
    })),
    leftOut: weighty
      .filter(({ countedWeight }) => countedWeight === 0)
      .map(({ criterion, state, weight }) => ({
        id: criterion,
        label: label(criterion),
        why: t('dataPages.worked.why', { state }),
        weight: decimal.format(weight),
      })),
    earned: decimal.format(sum(counted.map(productOf))),
    counted: decimal.format(sum(counted.map(({ countedWeight }) => countedWeight))),
    score: scoreText(score, site),
    known: decimal.format(known),
    all: decimal.format(sum(weighty.map(({ weight }) => weight))),
    coverage: percent.format(score.coverage),
    hasWeak: counted.some(({ weight, countedWeight }) => countedWeight < weight),
  };
}

function productOf({ points = 0, countedWeight }: ScoredReason): number {
  return roundTo(points * countedWeight, 6);
}

/** A weight that weak evidence has lessened shows how. */
function weightText(
  { weight, countedWeight }: ScoredReason,
  decimal: Intl.NumberFormat,
  { methodology, t }: SiteContext,
): string {
  if (countedWeight === weight) return decimal.format(weight);
  return t('dataPages.worked.weak', {
    weight: decimal.format(weight),
    factor: decimal.format(methodology.lowConfidenceFactor),
  });
}

function scoreText({ value }: Score, { locale }: SiteContext): string {
  return value === undefined
    ? '–'
    : numberFormatter(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
}
