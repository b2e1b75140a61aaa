import { planHistory, point } from '@vpn-site/core/price/price.fixture.ts';
import type { PlanHistory } from '@vpn-site/core/price/price-history.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { selectPriceHistory } from './price-history-model.ts';

const english = testContext();
const historyOf = (provider: string, site = english) => {
  const found = selectPriceHistory(provider, site);
  if (!found) throw new Error(`${provider} has no history`);
  return found;
};

/** Returns the model of a price history with these plans. */
function historyWith(...plans: PlanHistory[]) {
  const known = english.priceHistories.get('alder');
  if (!known) throw new Error('alder has no history');
  return historyOf('alder', { ...english, priceHistories: new Map([['alder', { ...known, plans }]]) });
}

/** Returns a plan that was always on sale, with these amounts on these days. */
function plan(id: string, amounts: Readonly<Record<string, number>>, fields: Partial<PlanHistory> = {}) {
  const seen = { observations: 5, first: '2025-03-20', last: '2025-05-20', septemberRelease: false };
  const points = Object.entries(amounts).map(([from, charged], place) =>
    point(from, charged, { previous: Object.keys(amounts)[place - 1] }),
  );
  return planHistory(points, { id, ...seen, ...fields });
}

describe('how the price moved', () => {
  test('the time and the currency are said, and past amounts have the reader’s tax', () => {
    expect(historyOf('birch').note).toMatch(/^March 20\s–\sMay 20, 2025, USD\. /);
    expect(historyOf('elm').note).toMatch(/, EUR\. /);
  });

  test('in short it is how many plans changed, or since when none did, and how often somebody looked', () => {
    expect(historyOf('birch').headline).toEqual({
      title: '2 of 3 plans changed price',
      detail: '15 snapshots until May 20, 2025, market: United States',
    });
    expect(historyOf('alder').headline.title).toMatch(/^No price change since \w+ \d+, 2025$/);
  });

  test('a strip for every plan that changed, the largest change first, with what stands behind it', () => {
    const { summary, chart, steady } = historyOf('birch');
    expect(summary).toEqual([
      '2 of 3 plans changed price: 2 rises and 1 cut.',
      'By the end 1 of them was back at the first price.',
    ]);
    expect(chart?.lines.map(({ title, captures }) => [title, captures])).toEqual([
      ['Birch, 24 months', '5 snapshots'],
      ['Birch, 1 month', '5 snapshots'],
    ]);
    expect(chart?.lines[0]?.latest).toBe('$83.76 on May 20, 2025, which is $3.49 a month');
    expect(chart?.lines[0]?.label).toMatch(
      /^Birch, 24 months: \$83\.76 at first, \$83\.76 at the end, 2 steps/,
    );
    expect(steady).toEqual([
      '1 plan did not change between March 20, 2025 and May 20, 2025, in 5 snapshots.',
    ]);
  });

  test('a change that only the list of changes has is counted apart from captures', () => {
    const amounts = { '2025-03-20': 80, '2025-04-05': 70, '2025-04-20': 80 };
    const listed = historyWith(plan('annual', amounts, { releaseEvents: 2 }));
    expect(listed.chart?.lines[0]?.captures).toBe('5 snapshots and 2 entries in the index’s list of changes');
    expect(listed.summary[1]).toBe('By the end it was back at the first price.');
    const both = historyWith(plan('annual', amounts), plan('two-year', amounts));
    expect(both.summary[1]).toBe('By the end all of them were back at the first price.');
  });

  test('plans that kept their price are one sentence, with how often each was seen', () => {
    const steadyWith = (observations: number) =>
      historyWith(
        plan('annual', { '2025-03-20': 60 }),
        plan('two-year', { '2025-03-20': 96 }, { observations }),
      ).steady[0];
    expect(steadyWith(5)).toContain('5 snapshots each');
    expect(steadyWith(3)).toContain('3 to 5 snapshots each');
  });

  test('nothing is drawn between two captures but the field in which the price changed', () => {
    const line = historyOf('birch').chart?.lines[0];
    // The amount was seen only on the first day; sixteen days later another was seen.
    expect(line?.stretches[0]).toMatchObject({ from: 0, to: 0 });
    expect(line?.gaps[0]).toMatchObject({ from: 0, to: 16 / 61, isPageChange: false });
  });

  test('a price that goes back and forth is neither a rise nor a cut', () => {
    const { summary, chart, table } = historyWith(
      plan('annual', {
        '2025-03-20': 60,
        '2025-03-22': 50,
        '2025-03-24': 60,
        '2025-03-26': 50,
        '2025-03-30': 60,
        '2025-04-20': 55,
        '2025-05-10': 60,
      }),
    );
    expect(summary).toEqual([
      '1 of 1 plan changed price: 1 rise and 1 cut.',
      'By the end it was back at the first price.',
      '4 more steps go back and forth between the same two amounts. That is neither a rise nor a cut.',
    ]);
    expect(chart?.lines[0]?.backAndForth).toEqual({ from: 0, to: 10 / 61 });
    expect(table.rows.filter(({ share }) => share === 'back and forth')).toHaveLength(4);
    expect(table.rows.filter(({ isMove }) => isMove).map(({ share }) => share)).toEqual(['−8.3%', '+9.1%']);
  });

  test('a partner’s page is marked, and no price change', () => {
    const onPartnersPage = ({ points, ...rest }: PlanHistory, from: number): PlanHistory => ({
      ...rest,
      points: points.map((one, place) => (place < from ? one : { ...one, standard: false })),
    });
    const seen = { observations: 2, first: '2025-05-01' };
    const { summary, chart, steady, table } = historyWith(
      plan('monthly', { '2025-03-20': 8 }),
      onPartnersPage(plan('annual', { '2025-05-01': 60 }, seen), 0),
      onPartnersPage(plan('two-year', { '2025-03-20': 96, '2025-04-20': 80 }), 1),
    );
    expect(summary).toEqual([
      '1 plan is now read on a partner’s page instead of the provider’s own. That is a change of page, neither a rise nor a cut.',
    ]);
    expect(chart?.lines[0]?.stretches.map(({ isStandard }) => isStandard)).toEqual([true, false]);
    expect(chart?.signs).toEqual(['line', 'partner', 'capture']);
    expect(steady[1]).toMatch(/^1 plan .* in 2 snapshots of a partner’s page\.$/);
    expect(table.rows.filter(({ page }) => page === 'partner’s page')).toHaveLength(2);
    expect(table.rows.some(({ isMove }) => isMove)).toBe(false);
  });

  test('a plan seen once or no longer on sale is said to be so', () => {
    const { steady } = historyWith(
      plan('monthly', { '2025-03-20': 8 }, { observations: 3 }),
      plan('annual', { '2025-03-20': 60 }, { current: false, last: '2025-04-20', observations: 3 }),
      plan('two-year', { '2025-05-20': 96 }, { first: '2025-05-20', observations: 1 }),
    );
    expect(steady).toEqual([
      '1 plan did not change between March 20, 2025 and May 20, 2025, in 3 snapshots.',
      '1 plan did not change between March 20, 2025 and April 20, 2025, in 3 snapshots, and was not seen for sale after that.',
      '1 plan was captured only once, on May 20, 2025, so no change could show.',
    ]);
  });

  test('the table has every plan and each of its changes', () => {
    for (const [provider, history] of english.priceHistories) {
      const { table, chart } = historyOf(provider);
      const rendered = chart?.lines.reduce((steps, { gaps }) => steps + gaps.length, 0) ?? 0;
      const still = history.plans.length - (chart?.lines.length ?? 0);
      expect(table.rows).toHaveLength(rendered + still);
      expect(new Set(table.rows.map(({ id }) => id)).size).toBe(table.rows.length);
      // Only one row of each plan shows the number of captures.
      expect(table.rows.filter(({ captures }) => captures !== undefined)).toHaveLength(history.plans.length);
    }
  });
});
