import type { BlockContext } from '#blocks/block-context.ts';
import { comparedMonths } from '#blocks/evidence/fresh-plans.ts';
import { fullScore } from '#blocks/evidence/full-score.ts';
import { unrankedWords } from '#blocks/evidence/ranking-words.ts';
import { scoreView } from '#blocks/evidence/score-view.ts';
import type { NeedFinding } from '#domain/comparison/findings/need-findings.ts';
import { otherSide, type Side } from '#domain/comparison/findings/side.ts';
import { profileNamed } from '#domain/scoring/methodology.ts';
import { numberFormatter } from '#i18n/formats.ts';
import { type FactCell, factCell } from './fact-rows-model.ts';
import type { PairModel } from './pair-model.ts';
import { totalText } from './price-words.ts';

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

export function needRows(model: PairModel, context: BlockContext): NeedRow[] {
  return [
    ...model.findings.needs.map((need) => ({
      id: need.profile,
      need: profileNamed(context.methodology, need.profile).label[context.locale],
      ...choiceFor(need, model, context),
    })),
    ...costRow(model, context),
    ...devicesRow(model, context),
    ...otherOwnerRow(model, context),
  ];
}

function choiceFor(need: NeedFinding, model: PairModel, context: BlockContext): Omit<NeedRow, 'id' | 'need'> {
  const { t } = context;
  const { ids, names } = model;
  if (need.kind === 'better') return betterChoice(need, model, context);
  if (need.kind === 'level') {
    const [first = '', second = ''] = ids.map((id) => scoreView(id, need.profile, context).valueText);
    const why = t('comparison.needs.levelWhy', { first, second, max: fullScore });
    return { choice: t('comparison.needs.level'), isOpen: true, why, answers: [] };
  }
  const { unranked } = context.ranking(need.profile).ranking;
  const reasons = unrankedWords(
    unranked.filter(({ score }) => ids.includes(score.provider)),
    context,
  );
  const why = reasons.map(({ titles, why: reason }) => `${titles}: ${reason}`).join('; ');
  if (need.kind === 'only') return { choice: names[need.choice], isOpen: false, why, answers: [] };
  return { choice: t(`comparison.needs.${need.kind}`), isOpen: true, why, answers: [] };
}

function betterChoice(
  { choice, reason }: Extract<NeedFinding, { kind: 'better' }>,
  model: PairModel,
  context: BlockContext,
): Omit<NeedRow, 'id' | 'need'> {
  const { t, locale, methodology } = context;
  const chosen = { choice: model.names[choice], isOpen: false };
  const criterion = methodology.criteria.find(({ id }) => id === reason?.criterion);
  if (!criterion || !reason) return { ...chosen, why: t('comparison.needs.manyWhy'), answers: [] };
  const label = criterion.label[locale];
  const [own, other] = answersTo(criterion.keys[0] ?? '', choice, model, context);
  if (own && other && own.text !== other.text) return { ...chosen, why: label, answers: [own, other] };
  // Two lists of the same length hold different things; the points tell them apart.
  const decimal = numberFormatter(locale, { maximumFractionDigits: 1 });
  const why = t('comparison.needs.pointsWhy', {
    criterion: label,
    points: decimal.format(reason.points[choice]),
    otherPoints: decimal.format(reason.points[otherSide(choice)]),
    max: fullScore,
  });
  return { ...chosen, why, answers: [] };
}

/** The answer of the one that is chosen comes first. */
function answersTo(key: string, choice: Side, { ids }: PairModel, context: BlockContext): FactCell[] {
  return [choice, otherSide(choice)].map((side) => factCell(ids[side], key, context));
}

function costRow({ ids, names, findings }: PairModel, context: BlockContext): NeedRow[] {
  const { total } = findings.price;
  if (total.kind !== 'cheaper') return [];
  const { t } = context;
  const answers = [total.side, otherSide(total.side)].map((side) => ({
    ...factCell(ids[side], 'prices', context),
    text: totalText(ids[side], context),
  }));
  const need = t('comparison.needs.cost', { months: comparedMonths });
  return [{ id: 'cost', need, choice: names[total.side], isOpen: false, why: '', answers }];
}

function devicesRow(model: PairModel, context: BlockContext): NeedRow[] {
  const side = model.findings.moreDevices;
  if (side === undefined) return [];
  return [
    {
      id: 'devices',
      need: context.t('comparison.needs.devices'),
      choice: model.names[side],
      isOpen: false,
      why: '',
      answers: answersTo('devices', side, model, context),
    },
  ];
}

/** Who wants another owner than the one they share is shown the two best placed that are not its own. */
function otherOwnerRow({ findings }: PairModel, context: BlockContext): NeedRow[] {
  const { owner } = findings;
  if (owner.kind !== 'same') return [];
  const { t } = context;
  const [first, second] = context
    .ranking('overall')
    .ranking.ranked.map(({ score }) => score.provider)
    .filter((id) => !owner.group.brands.some((brand) => brand.id === id))
    .slice(0, 2)
    .toSorted();
  const href =
    first !== undefined && second !== undefined ? context.comparisonPath(first, second) : undefined;
  const nameOf = (id = '') => context.providers.get(id)?.name ?? id;
  return [
    {
      id: 'owner',
      need: t('comparison.needs.otherOwner', { owner: owner.group.name }),
      choice: t('comparison.needs.neither'),
      isOpen: true,
      why: href === undefined ? '' : t('comparison.needs.example'),
      answers: [],
      link:
        href === undefined
          ? undefined
          : { href, text: t('comparison.title', { a: nameOf(first), b: nameOf(second) }) },
    },
  ];
}
