import type { BlockContext } from '#blocks/block-context.ts';
import { type EvidenceCount, evidenceCount } from '#blocks/evidence/evidence-count.ts';
import { comparedMonths } from '#blocks/evidence/fresh-plans.ts';
import { fullScore } from '#blocks/evidence/full-score.ts';
import { listWords } from '#blocks/evidence/ranking-words.ts';
import { scoreView } from '#blocks/evidence/score-view.ts';
import { selectTrackedLink, type TrackedLinkModel } from '#blocks/tracked-link/select.ts';
import { type PriceWords, priceWords } from '#blocks/vpn-card/price-words.ts';
import { otherSide, type Side } from '#domain/comparison/findings/side.ts';
import { profileNamed } from '#domain/scoring/methodology.ts';
import { numberFormatter } from '#i18n/formats.ts';
import type { PairModel } from './pair-model.ts';

export interface VerdictScore {
  readonly value: number;
  readonly valueText: string;
  /** The score of the provider beside it, where that one is ranked. */
  readonly rival: number | undefined;
  readonly others: readonly number[];
  readonly label: string;
  readonly isPick: boolean;
}

/** One of two providers at a glance. */
export interface PairVerdict {
  readonly provider: string;
  readonly name: string;
  readonly sentence: string;
  readonly coverage: string;
  /** Undefined where it has no place in the overall ranking. */
  readonly score: VerdictScore | undefined;
  readonly price: PriceWords;
  readonly evidence: EvidenceCount;
  readonly link: TrackedLinkModel;
  readonly review: string | undefined;
}

export function pairVerdict(model: PairModel, side: Side, context: BlockContext): PairVerdict {
  const provider = model.ids[side];
  const { coverageText } = scoreView(provider, 'overall', context);
  return {
    provider,
    name: model.names[side],
    sentence: verdictSentence(model, side, context),
    coverage: coverageText,
    score: verdictScore(model, side, context),
    price: priceWords(provider, 'overall', context),
    evidence: evidenceCount(provider, context),
    link: selectTrackedLink(provider, 'comparison', context),
    review: context.reviewPath(provider),
  };
}

/** For which needs it is the choice; where for none, what else speaks for it. */
function verdictSentence({ findings }: PairModel, side: Side, context: BlockContext): string {
  const { t, locale, methodology } = context;
  const { needs, price, moreDevices, standing } = findings;
  const own = needs.filter((need) => 'choice' in need && need.choice === side);
  if (own.length > 0 && own.length === needs.length) return t('comparison.verdict.all');
  if (own.length > 0) {
    const names = own.map(({ profile }) =>
      t('comparison.need', { profile, label: profileNamed(methodology, profile).label[locale] }),
    );
    return upperFirst(t('comparison.verdict.some', { needs: listWords(names, context) }), locale);
  }
  const { total } = price;
  if (total.kind === 'cheaper' && total.side === side) {
    return t('comparison.verdict.cheaper', { months: comparedMonths });
  }
  if (moreDevices === side) return t('comparison.verdict.devices');
  if (standing.kind === 'leads' && standing.leader === side) return t('comparison.verdict.overall');
  const isNowhere = needs.every(
    (need) =>
      need.kind === 'neither' ||
      (need.kind === 'only' && need.choice !== side) ||
      (need.kind === 'open' && need.ranked !== side),
  );
  return t(`comparison.verdict.${isNowhere ? 'unranked' : 'none'}`);
}

/** A sentence may begin with what is needed, which elsewhere stands inside one. */
function upperFirst(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

function verdictScore(
  { ids, names }: PairModel,
  side: Side,
  context: BlockContext,
): VerdictScore | undefined {
  const view = scoreView(ids[side], 'overall', context);
  const rival = scoreView(ids[otherSide(side)], 'overall', context);
  if (view.rank === undefined || view.value === undefined) return undefined;
  const isRivalRanked = rival.rank !== undefined && rival.value !== undefined;
  const decimal = numberFormatter(context.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const all = [...view.others, view.value];
  return {
    value: view.value,
    valueText: view.valueText,
    rival: isRivalRanked ? rival.value : undefined,
    others: view.others.filter((other) => !isRivalRanked || other !== rival.value),
    label: context.t('comparison.verdict.ruler', {
      name: names[side],
      value: view.valueText,
      max: fullScore,
      other: names[otherSide(side)],
      otherValue: isRivalRanked ? rival.valueText : context.t('comparison.verdict.notRanked'),
      low: decimal.format(Math.min(...all)),
      high: decimal.format(Math.max(...all)),
    }),
    isPick: view.rank === 1,
  };
}
