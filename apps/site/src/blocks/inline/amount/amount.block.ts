import { formatMoneySpan } from '@vpn-site/core/i18n/formats.ts';
import { advertisedMonth, renewalJump } from '@vpn-site/core/price/advertised-month.ts';
import { type AmountSpan, amountSpan } from '@vpn-site/core/price/amount-span.ts';
import { headlinePlan } from '@vpn-site/core/price/cheapest-plan.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { planAmounts } from '@vpn-site/core/price/three-year-bill.ts';
import { type BlockMistake, block } from '#blocks/block.ts';
import { chargeText } from '#price/amount-text.ts';
import { formatJump, freshPlans, planTerm } from '#price/price-model.ts';
import { assertedAmount } from '#site/assertions.ts';
import type { SiteContext } from '#site/site-context.ts';
import { wordsOf } from '../tracked-link/tracked-link.block.ts';

/** The amounts of a plan that a sentence can contain. */
const amounts = [
  'today',
  'term',
  'renewal',
  'renewal-term',
  'total',
  'bought',
  'month',
  'advertised',
  'jump',
] as const;
type AmountName = (typeof amounts)[number];

interface WrittenAmount {
  readonly provider: string;
  readonly of: string;
  readonly plan?: string | undefined;
  readonly is?: string | undefined;
}

export const amountBlock = block({
  name: 'amount',
  summary:
    'What a provider’s plan costs, inside a sentence, with the tax of the reader’s country: its receipt says the same. With a body, your words for it, while it lies in the range of "is".',
  attributes: {
    provider: {
      kind: 'provider',
      required: true,
      explanation: 'the provider, by the name of its file in facts/providers.',
    },
    of: {
      kind: 'value',
      required: true,
      explanation:
        '"today" (first charge), "term" (its months or days), "renewal" (next charge), "renewal-term" (its months), "total" (three years), "bought" (the months that the total pays for), "month" (the total by months bought), "advertised" (the month in the ad) or "jump" (how many times the monthly price rises).',
    },
    plan: { kind: 'value', explanation: 'the id of a plan; without it, the plan that the receipt shows.' },
    is: { kind: 'value', explanation: 'the range for which the words in the body are true, as "3-4".' },
  },
  body: 'prose',
  problems: (written, site, body) => amountProblems(written, site, body.length > 0),
  select: (written, site, children) => selectAmount(written, wordsOf(children), site),
  examples: [
    {
      name: 'In a sentence',
      source:
        'You pay {% amount provider="@1" of="today" /%} for {% amount provider="@1" of="term" /%}, and {% amount provider="@1" of="total" /%} over three years.',
    },
  ],
});

export interface AmountModel {
  /** The formatted amount; undefined if no recent price has it. */
  readonly text: string | undefined;
}

function selectAmount(written: WrittenAmount, words: string, site: SiteContext): AmountModel {
  const found = findAmount(written, site);
  if (!found || words === '') return { text: found?.text };
  return { text: isInRange(found.value, written.is) ? words : found.text };
}

function amountProblems(written: WrittenAmount, site: SiteContext, hasWords: boolean): BlockMistake[] {
  const { provider, of, plan, is } = written;
  if (!amounts.some((name) => name === of)) {
    return [{ message: `"${of}" is no amount of a plan.`, remedy: `Write one of: ${amounts.join(', ')}.` }];
  }
  const ids = plansOfAnyAge(provider, site).map(({ id }) => id);
  if (plan !== undefined && ids.length > 0 && !ids.includes(plan)) {
    return [{ message: `"${provider}" has no plan "${plan}".`, remedy: `Write one of: ${ids.join(', ')}.` }];
  }
  if (hasWords !== (is !== undefined)) {
    const remedy = 'Write the words in the body and their range in "is", such as is="3-4", or neither.';
    return [{ message: 'Words and their range belong together.', remedy }];
  }
  const found = findAmount(written, site);
  if (!found && planOf(written, site)) {
    return [
      {
        message: `"${provider}" has no "${of}" in this plan.`,
        remedy: 'Name another plan or another amount.',
      },
    ];
  }
  if (!found || is === undefined || isInRange(found.value, is)) return [];
  const message = `The words were written for "${is}", and "${of}" of "${provider}" is ${found.text} now.`;
  return [{ message, remedy: 'Write words that are true of it, with their range in "is".' }];
}

const range = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/;

function isInRange({ low, high }: AmountSpan, is: string | undefined): boolean {
  const [, from, to] = range.exec(is ?? '') ?? [];
  return from !== undefined && low >= Number(from) && high <= Number(to);
}

/**
 * Returns the plan of an amount; undefined if its price is too old. Another plan never takes its place then, because the
 * sentence around the amount was written for this one.
 */
function planOf({ provider, plan }: WrittenAmount, site: SiteContext): Plan | undefined {
  const wanted = plan ?? headlinePlan(plansOfAnyAge(provider, site), comparedMonths, site.asOf)?.id;
  return freshPlans(provider, site).find(({ id }) => id === wanted);
}

function plansOfAnyAge(provider: string, site: SiteContext): readonly Plan[] {
  return freshPlans(provider, { ...site, methodology: { ...site.methodology, lifetimes: {} } });
}

interface FoundAmount {
  readonly text: string;
  readonly value: AmountSpan;
}

function findAmount(written: WrittenAmount, site: SiteContext): FoundAmount | undefined {
  const plan = planOf(written, site);
  if (!plan) return undefined;
  const { currency, renewal } = plan;
  const renewed = typeof renewal === 'string' ? undefined : renewal;
  const cost = planAmounts(plan, comparedMonths, site.asOf);
  const money = (span: AmountSpan | undefined) =>
    span && { value: span, text: formatMoneySpan(span, currency, site.locale) };
  const claimed = (kind: 'total' | 'month', amount: FoundAmount | undefined) =>
    amount && {
      ...amount,
      text: assertedAmount(amount.text, kind, plan, written.provider, site.locale),
    };
  const charge = (amount: number | undefined) =>
    amount === undefined
      ? undefined
      : { value: { low: amount, high: amount }, text: chargeText(amount, plan, site) };
  const term = (months: number | undefined) =>
    months === undefined
      ? undefined
      : { value: { low: months, high: months }, text: planTerm({ months }, site) };
  const days = (count: number) => ({ value: { low: 0, high: 1 }, text: planTerm({ days: count }, site) });
  switch (written.of as AmountName) {
    case 'today':
      return charge(plan.charged);
    case 'term':
      return plan.days === undefined ? term(plan.months) : days(plan.days);
    case 'renewal':
      return charge(renewed?.charged);
    case 'renewal-term':
      return term(renewed?.months);
    case 'total':
      return claimed('total', money(cost?.total));
    case 'bought':
      return term(cost?.monthsBought);
    case 'month':
      return claimed('month', money(cost?.month));
    case 'advertised':
      return money(amountSpan(plan, advertisedMonth));
    case 'jump': {
      const jump = renewalJump(plan);
      return jump === undefined
        ? undefined
        : { value: { low: jump, high: jump }, text: formatJump(jump, site.locale) };
    }
  }
}
