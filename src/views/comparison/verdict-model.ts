import { selectTrackedLink, type TrackedLinkModel } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import {
  type ComparisonFindings,
  comparisonFindings,
} from '#domain/comparison/findings/comparison-findings.ts';
import { type Both, otherSide, type Side } from '#domain/comparison/findings/pair-facts.ts';
import type { Pair } from '#domain/comparison/pair-address.ts';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { fullScore } from '#domain/scoring/full-score.ts';
import { profileNamed } from '#domain/scoring/methodology.ts';
import { type EvidenceCount, evidenceCount } from '#evidence/fact/evidence-tally.ts';
import { type PriceWords, priceWords } from '#evidence/price/price.ts';
import { scoreRange, scoreView } from '#evidence/score/score.ts';
import { type Standing, standing } from '#evidence/score/standing.ts';
import { formatList } from '#i18n/formats.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface VerdictScore {
  readonly value: number;
  readonly valueText: string;
  /** The score of the provider beside it, where that one is ranked. */
  readonly rival: number | undefined;
  readonly others: readonly number[];
  readonly label: string;
}

/** One of two providers at a glance. */
export interface PairVerdict {
  readonly provider: string;
  readonly name: string;
  readonly sentence: string;
  readonly standing: Standing;
  /** Undefined where it has no place in the overall ranking. */
  readonly score: VerdictScore | undefined;
  readonly price: PriceWords;
  readonly evidence: EvidenceCount;
  readonly link: TrackedLinkModel;
  readonly review: string | undefined;
}

export function pairVerdict(model: PairModel, side: Side, site: SiteContext): PairVerdict {
  const provider = model.ids[side];
  return {
    provider,
    name: model.names[side],
    sentence: verdictSentence(model, side, site),
    standing: standing(provider, 'overall', site),
    score: verdictScore(model, side, site),
    price: priceWords(provider, 'overall', site),
    evidence: evidenceCount(provider, site),
    link: selectTrackedLink(provider, 'comparison', site),
    review: site.reviewPath(provider),
  };
}

/** For which needs it is the choice; where for none, what else speaks for it. */
function verdictSentence({ findings }: PairModel, side: Side, site: SiteContext): string {
  const { t, locale, methodology } = site;
  const { needs, price, moreDevices, standing: lead } = findings;
  const own = needs.filter((need) => 'choice' in need && need.choice === side);
  if (own.length > 0 && own.length === needs.length) return t('comparison.verdict.all');
  if (own.length > 0) {
    const names = own.map(({ profile }) =>
      t('comparison.need', { profile, label: profileNamed(methodology, profile).label[locale] }),
    );
    return upperFirst(t('comparison.verdict.some', { needs: formatList(names, site.locale) }), locale);
  }
  const { total } = price;
  if (total.kind === 'cheaper' && total.side === side) {
    return t('comparison.verdict.cheaper', { months: comparedMonths });
  }
  if (moreDevices === side) return t('comparison.verdict.devices');
  if (lead.kind === 'leads' && lead.leader === side) return t('comparison.verdict.overall');
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

function verdictScore({ ids, names }: PairModel, side: Side, site: SiteContext): VerdictScore | undefined {
  const view = scoreView(ids[side], 'overall', site);
  const rival = scoreView(ids[otherSide(side)], 'overall', site);
  const { place } = view;
  if (place === undefined || view.value === undefined) return undefined;
  const isRivalRanked = rival.place !== undefined && rival.value !== undefined;
  return {
    value: view.value,
    valueText: view.valueText,
    rival: isRivalRanked ? rival.value : undefined,
    others: view.others.filter((other) => !isRivalRanked || other !== rival.value),
    label: site.t('comparison.verdict.ruler', {
      name: names[side],
      value: view.valueText,
      max: fullScore,
      other: names[otherSide(side)],
      otherValue: isRivalRanked ? rival.valueText : site.t('comparison.verdict.notRanked'),
      ...scoreRange([...view.others, view.value], site.locale),
    }),
  };
}

/** Two providers and what there is to say about them. */
export interface PairModel {
  readonly ids: Pair;
  readonly names: Both<string>;
  readonly findings: ComparisonFindings;
}

export function pairModel(ids: Pair, site: SiteContext): PairModel {
  const { methodology, ranking, ownership, asOf } = site;
  const [first, second] = [providerById(ids[0], site), providerById(ids[1], site)];
  const findings = comparisonFindings({
    providers: [first, second],
    methodology,
    ranking,
    ownership,
    asOf,
    months: comparedMonths,
  });
  return { ids, names: [first.name, second.name], findings };
}
