import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { selectFirstTerms } from './first-terms.block.ts';
import { FirstTerms } from './first-terms.tsx';

const english = testContext();
const rowOf = (provider: string, site = english) =>
  selectFirstTerms(site).rows.find(({ face }) => face.id === provider);

describe('plans that cost less at first', () => {
  test('are listed with the saving per month, the largest first', () => {
    expect(selectFirstTerms(english).rows.map(({ face, first, saving }) => [face.id, first, saving])).toEqual(
      [
        ['birch', '$83.76', '65%'],
        ['alder', '$96.00', '33%'],
        ['elm', '€59.88', '28%'],
      ],
    );
  });

  test('a plan that renews at its price, or is prepaid, is not among them', () => {
    expect(
      rowOf('alder', withPlans(english, 'alder', { renewal: { charged: 96, months: 24 } }, 24)),
    ).toBeUndefined();
    expect(rowOf('alder', withPlans(english, 'alder', { renewal: 'none' }))).toBeUndefined();
    expect(selectFirstTerms({ ...english, asOf: '2029-01-01' }).rows).toEqual([]);
  });

  test('are compared with the lowest price in the captures', () => {
    expect(rowOf('alder')?.record).toEqual({ kind: 'same', count: 5, day: 'Mar 20, 2025' });
    expect(rowOf('birch')?.record).toEqual({
      kind: 'above',
      amount: '$12.00',
      low: '$71.76',
      days: 'Apr 5, 2025',
    });
    expect(rowOf('elm')?.record).toEqual({ kind: 'lowest', day: 'May 5, 2025' });
  });

  test('a price below all captures is the lowest since it was seen', () => {
    expect(rowOf('alder', withPlans(english, 'alder', { charged: 90 }, 24))?.record).toEqual({
      kind: 'lowest',
      day: 'May 20, 2025',
    });
  });

  test('a lowest price that came back counts from its return, not from the first time', () => {
    const charged = (amount: number) => withPlans(english, 'elm', { charged: amount }, 12);
    expect(rowOf('elm', charged(59.88))?.record).toEqual({ kind: 'lowest', day: 'May 5, 2025' });
    const history = english.priceHistories.get('elm');
    if (!history) throw new Error('elm has no captures.');
    const plans = history.plans.map((plan) => {
      const first = plan.points[0];
      const ended = { ...first, from: '2025-05-15', at: '2025-05-15T06:00:00Z', previous: '2025-05-10' };
      return { ...plan, points: [...plan.points, ended as (typeof plan.points)[number]] };
    });
    const site = { ...charged(59.88), priceHistories: new Map([['elm', { ...history, plans }]]) };
    expect(rowOf('elm', site)?.record).toEqual({ kind: 'lowest', day: 'May 20, 2025' });
  });

  test('without captures of the plan nothing is compared', () => {
    expect(rowOf('birch', { ...english, priceHistories: new Map() })?.record).toEqual({
      kind: 'few',
      day: 'May 20, 2025',
    });
  });
});

describe('plans that cost less at first, as drawn', () => {
  test.each(localeCodes)('in %s each leads to its review and to its provider', (locale) => {
    const rows = renderElement(<FirstTerms {...selectFirstTerms(testContext(locale))} />)
      .all('tr')
      .slice(1);
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      const reviews = row
        .all('th')[0]
        ?.all('a')
        .filter((link) => !link.attributes.class?.includes('order-chip'));
      expect(reviews).toHaveLength(1);
      expect(row.all('.button')[0]?.attributes.href).toContain('?from=deals');
    }
  });
});
