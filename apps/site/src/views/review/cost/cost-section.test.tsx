import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { selectPriceHistory } from '../price-history/price-history-model.ts';
import { selectCost } from './cost-model.ts';
import { CostSection } from './cost-section.tsx';

const english = testContext();
const rendered = (provider: string, site: SiteContext = english) =>
  renderElement(
    <CostSection cost={selectCost(provider, site)} history={selectPriceHistory(provider, site)} />,
  );

describe('the section of costs', () => {
  test('has the receipt, the days to keep in mind as a file too, and in a line how the price moved', () => {
    const birch = rendered('birch');
    expect(birch.all('.receipt-paper')).toHaveLength(1);
    expect(
      birch
        .all('.kept-days')[0]
        ?.all('b')
        .map(({ text }) => text),
    ).toEqual([
      expect.stringMatching(/^Refund until: \w+ \d+, 2025$/),
      expect.stringMatching(/^Cancel by: \w+ \d+, 2027$/),
      '2 of 3 plans changed price',
    ]);
    expect(birch.all('a.button').map(({ attributes }) => attributes.href)).toEqual([
      expect.stringContaining('.ics?plan=birch.two-year'),
    ]);
    expect(rendered('alder').all('.kept-days')[0]?.all('b').at(-1)?.text).toMatch(/^No price change since /);
  });

  test('has one heading for the link to the history, and the bills of all other plans', () => {
    const birch = rendered('birch');
    expect(birch.all('h3').filter(({ attributes }) => attributes.id === 'price-history')).toHaveLength(1);
    const bills = birch.all('div.plan-bill');
    expect(bills.map((bill) => bill.all('.dotted-lines-total')[0]?.all('dd')[0]?.text)).toEqual([
      '$467.64',
      '$299.64',
    ]);
  });

  test('without a recent price says so, and has neither days nor plans', () => {
    const cedar = rendered('cedar');
    expect(cedar.all('p')[0]?.text).toBe('We know no recent price, so there is no receipt.');
    expect(cedar.all('.plan-bill')).toEqual([]);
  });

  test('says behind the other plans how many prices are left out', () => {
    const elsewhere = rendered('alder', withPlans(english, 'alder', { standard: false }, 1));
    expect(elsewhere.text).toContain('1 further price is left out');
  });
});
