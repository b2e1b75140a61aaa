import type { NeedFinding } from '#domain/comparison/findings/need-findings.ts';
import { otherSide, type Side } from '#domain/comparison/findings/pair-facts.ts';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { fullScore } from '#domain/scoring/full-score.ts';
import { profileNamed } from '#domain/scoring/methodology.ts';
import { scoreView } from '#evidence/score/score.ts';
import { unrankedWords } from '#evidence/score/unranked.ts';
import { formatPoints } from '#i18n/formats.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type FactCell, factCell } from './fact-rows-model.ts';
import { totalText } from './price-words.ts';
import type { PairModel } from './verdict-model.ts';

/** A need, who serves it better, and why: in words, or by the answers of the two. */
export interface NeedRow {
  readonly id: string;
  readonly need: string;
  readonly choice: string;
  /** Nobody is chosen: the words stand back. */
  readonly isOpen: boolean;
  readonly why: string;
  readonly answers: readonly FactCell[];
  readonly link?: { readonly href: string; readonly text: string } | undefined;
}

export function needRows(model: PairModel, site: SiteContext): NeedRow[] {
  return [
    ...model.findings.needs.map((need) => ({
      id: need.profile,
      need: profileNamed(site.methodology, need.profile).label[site.locale],
      ...choiceFor(need, model, site),
    })),
    ...costRow(model, site),
    ...devicesRow(model, site),
    ...otherOwnerRow(model, site),
  ];
}

function choiceFor(need: NeedFinding, model: PairModel, site: SiteContext): Omit<NeedRow, 'id' | 'need'> {
  const { t } = site;
  const { ids, names } = model;
  if (need.kind === 'better') return betterChoice(need, model, site);
  if (need.kind === 'level') {
    const [first = '', second = ''] = ids.map((id) => scoreView(id, need.profile, site).valueText);
    const why = t('comparison.needs.levelWhy', { first, second, max: fullScore });
    return { choice: t('comparison.needs.level'), isOpen: true, why, answers: [] };
  }
  const { unranked } = site.ranking(need.profile).ranking;
  const reasons = unrankedWords(
    unranked.filter(({ score }) => ids.includes(score.provider)),
    site,
  );
  const why = reasons.map(({ titles, why: reason }) => `${titles}: ${reason}`).join('; ');
  if (need.kind === 'only') return { choice: names[need.choice], isOpen: false, why, answers: [] };
  return { choice: t(`comparison.needs.${need.kind}`), isOpen: true, why, answers: [] };
}

function betterChoice(
  { choice, reason }: Extract<NeedFinding, { kind: 'better' }>,
  model: PairModel,
  site: SiteContext,
): Omit<NeedRow, 'id' | 'need'> {
  const { t, locale, methodology } = site;
  const chosen = { choice: model.names[choice], isOpen: false };
  const criterion = methodology.criteria.find(({ id }) => id === reason?.criterion);
  if (!criterion || !reason) return { ...chosen, why: t('comparison.needs.manyWhy'), answers: [] };
  const label = criterion.label[locale];
  const [own, other] = answersTo(criterion.keys[0] ?? '', choice, model, site);
  if (own && other && own.text !== other.text) return { ...chosen, why: label, answers: [own, other] };
  // Two lists of the same length hold different things; the points tell them apart.
  const why = t('comparison.needs.pointsWhy', {
    criterion: label,
    points: formatPoints(reason.points[choice], locale),
    otherPoints: formatPoints(reason.points[otherSide(choice)], locale),
    max: fullScore,
  });
  return { ...chosen, why, answers: [] };
}

/** The answer of the one that is chosen comes first. */
function answersTo(key: string, choice: Side, { ids }: PairModel, site: SiteContext): FactCell[] {
  return [choice, otherSide(choice)].map((side) => factCell(ids[side], key, site));
}

function costRow({ ids, names, findings }: PairModel, site: SiteContext): NeedRow[] {
  const { total } = findings.price;
  if (total.kind !== 'cheaper') return [];
  const { t } = site;
  const answers = [total.side, otherSide(total.side)].map((side) => ({
    ...factCell(ids[side], 'prices', site),
    text: totalText(ids[side], site),
  }));
  const need = t('comparison.needs.cost', { months: comparedMonths });
  return [{ id: 'cost', need, choice: names[total.side], isOpen: false, why: '', answers }];
}

function devicesRow(model: PairModel, site: SiteContext): NeedRow[] {
  const side = model.findings.moreDevices;
  if (side === undefined) return [];
  return [
    {
      id: 'devices',
      need: site.t('comparison.needs.devices'),
      choice: model.names[side],
      isOpen: false,
      why: '',
      answers: answersTo('devices', side, model, site),
    },
  ];
}

/** Who wants another owner than the one they share is shown the two best placed that are not its own. */
function otherOwnerRow({ findings }: PairModel, site: SiteContext): NeedRow[] {
  const { owner } = findings;
  if (owner.kind !== 'same') return [];
  const { t } = site;
  const [first, second] = site
    .ranking('overall')
    .ranking.ranked.map(({ score }) => score.provider)
    .filter((id) => !owner.group.brands.some((brand) => brand.id === id))
    .slice(0, 2)
    .toSorted();
  const link = first !== undefined && second !== undefined ? comparisonLink(first, second, site) : undefined;
  return [
    {
      id: 'owner',
      need: t('comparison.needs.otherOwner', { owner: owner.group.name }),
      choice: t('comparison.needs.neither'),
      isOpen: true,
      why: link ? t('comparison.needs.example') : '',
      answers: [],
      link,
    },
  ];
}

function comparisonLink(first: string, second: string, site: SiteContext): NeedRow['link'] {
  const href = site.comparisonPath(first, second);
  const names = { a: providerName(first, site), b: providerName(second, site) };
  return href === undefined ? undefined : { href, text: site.t('comparison.title', names) };
}
