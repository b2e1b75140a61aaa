import { describe, expect, test } from 'vitest';
import { selectFact } from '#evidence/fact/fact.ts';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { withPlans } from '#fixtures/with-fact.ts';
import type { SiteContext } from '#site/site-context.ts';
import { selectCost } from './cost-model.ts';
import { CostSection } from './cost-section.tsx';

const english = testContext();
const drawn = (provider: string, site: SiteContext = english) =>
  draw(
    <CostSection cost={selectCost(provider, site)} refund={selectFact(provider, 'money-back-days', site)} />,
  );
const last = <T,>(items: readonly T[]) => items.at(-1);

describe('the section of costs', () => {
  test('keeps the bills of all other plans behind their number, shortest first', () => {
    const birch = drawn('birch');
    expect(last(birch.all('details.collapsible'))?.all('summary')[0]?.text).toBe('2 other plans');
    const bills = birch.all('div.plan-bill');
    expect(bills.map((bill) => bill.all('h3')[0]?.text)).toEqual(['Birch, 1 month', 'Birch, 12 months']);
    expect(bills.map((bill) => bill.all('.dotted-lines-total')[0]?.all('dd')[0]?.text)).toEqual([
      '$467.64',
      '$299.64',
    ]);
  });

  test('says under a bill without a total why there is none', () => {
    const bill = drawn('elm')
      .all('div.plan-bill')
      .find((one) => one.all('h3')[0]?.text === 'Elm Plus, 24 months');
    expect(bill?.all('.dotted-lines-total')).toEqual([]);
    expect(bill?.all('p.bill-plan')[0]?.text).toContain('No total: the renewal price is not published.');
  });

  test('shows a single other plan too', () => {
    const { others, ...cost } = selectCost('birch', english);
    const one = draw(
      <CostSection
        cost={{ ...cost, others: others.slice(0, 1) }}
        refund={selectFact('birch', 'money-back-days', english)}
      />,
    );
    expect(one.all('div.plan-bill')).toHaveLength(1);
  });

  test('without a recent price says so, and still how long one may ask for money back', () => {
    const cedar = drawn('cedar');
    expect(cedar.all('p').map(({ text }) => text)).toEqual([
      'No recent price is known to us, so there is no receipt.',
      'Refund window: 45 days * (out of date)',
    ]);
    expect(cedar.all('details')).toEqual([]);
  });

  test('says at the end how many prices are left out, where some are', () => {
    const elsewhere = drawn('alder', withPlans(english, 'alder', { standard: false }, 1));
    const note = last(elsewhere.all('p'));
    expect([note?.attributes.class, note?.text]).toEqual([
      'faint',
      expect.stringMatching(/^1 further price is left out/),
    ]);
    expect(last(drawn('alder').all('p'))?.text).toMatch(/^Refund window: 30 days/);
  });
});
