import { numberFormatter } from '#i18n/formats.ts';
import type { BlockContext } from '../block-context.ts';
import type { BlockAttributes } from '../block-contract.ts';
import { type MarkView, markView } from '../evidence/cell-view.ts';
import { factView } from '../evidence/fact-view.ts';
import { comparedMonths } from '../evidence/fresh-plans.ts';
import { type PlanView, planView } from '../evidence/plan-view.ts';
import { listWords } from '../evidence/ranking-words.ts';

export interface RenewalRow {
  readonly provider: string;
  readonly title: string;
  readonly reviewPath: string | undefined;
  readonly first: string;
  readonly mark: MarkView | undefined;
  /** The price of a month later; undefined where nothing renews by itself. */
  readonly later: string | undefined;
  /** How many times the first price; 1 where nothing renews. */
  readonly jump: number;
  readonly jumpText: string;
}

export interface HomeRenewalModel {
  readonly heading: string;
  /** How to read the drawing; undefined where there is none. */
  readonly note: string | undefined;
  readonly rows: readonly RenewalRow[];
  /** The marks of the scale: whole multiples of the first price, enough for the steepest jump. */
  readonly scale: readonly { readonly times: number; readonly text: string }[];
  /** Who is left off and why; undefined where nobody is. */
  readonly leftOff: string | undefined;
}

interface Found {
  readonly provider: string;
  readonly title: string;
  readonly plan: PlanView | undefined;
}

export function selectRenewal(attributes: BlockAttributes, context: BlockContext): HomeRenewalModel {
  const { heading, providers } = attributes as { heading?: string; providers?: readonly string[] };
  const { t } = context;
  const found = [...new Set(providers ?? context.providers.keys())].map((provider) => ({
    provider,
    title: context.providers.get(provider)?.name ?? provider,
    plan: planView(provider, context),
  }));
  const rows = found
    .flatMap((entry) => renewalRow(entry, context))
    .toSorted((a, b) => b.jump - a.jump || Number(a.later === undefined) - Number(b.later === undefined));
  const steepest = Math.max(2, ...rows.map(({ jump }) => jump));
  return {
    heading: heading ?? t('blocks.homeRenewal.heading'),
    note: rows.length === 0 ? undefined : t('blocks.homeRenewal.note', { months: comparedMonths }),
    rows,
    scale: Array.from({ length: Math.ceil(steepest) }, (_, step) => ({
      times: step + 1,
      text: timesText(numberFormatter(context.locale).format(step + 1), context),
    })),
    // Where nobody has a recent price, a list of all names would say less.
    leftOff:
      providers === undefined && rows.length === 0 && found.every(({ plan }) => plan === undefined)
        ? t('blocks.homeRenewal.none')
        : leftOffText(
            found.filter(({ provider }) => !rows.some((row) => row.provider === provider)),
            context,
          ),
  };
}

function renewalRow({ provider, title, plan }: Found, context: BlockContext): RenewalRow[] {
  if (!plan || plan.later.kind === 'unpublished') return [];
  const { later, firstMonth } = plan;
  const row = {
    provider,
    title,
    reviewPath: context.reviewPath(provider),
    first: firstMonth,
    mark: markView(factView(provider, 'prices', context), context),
  };
  if (later.kind === 'prepaid') {
    return [{ ...row, later: undefined, jump: 1, jumpText: context.t('blocks.homeRenewal.prepaid') }];
  }
  // To one decimal, as it is shown: a cent of rounding is not a jump.
  const isSame = Math.round(later.jump * 10) === 10 && later.month === firstMonth;
  const jumpText = isSame ? context.t('blocks.homeRenewal.same') : timesText(later.jumpText, context);
  return [{ ...row, later: later.month, jump: later.jump, jumpText }];
}

function timesText(times: string, { t }: BlockContext): string {
  return t('blocks.homeRenewal.times', { times });
}

function leftOffText(missing: readonly Found[], context: BlockContext): string | undefined {
  const sentences = (['unpublished', 'unpriced'] as const).flatMap((why) => {
    const names = missing.filter(({ plan }) => (plan === undefined) === (why === 'unpriced'));
    if (names.length === 0) return [];
    const titles = listWords(
      names.map(({ title }) => title),
      context,
    );
    return [context.t(`blocks.homeRenewal.${why}`, { titles, count: names.length })];
  });
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
