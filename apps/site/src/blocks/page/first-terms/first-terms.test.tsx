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
    const below = withPlans(english, 'alder', { charged: 90 }, 24);
    expect(rowOf('alder', below)?.record).toEqual({ kind: 'lowest', day: 'May 20, 2025' });
    const without = { ...english, priceHistories: new Map() };
    expect(rowOf('birch', without)?.record).toEqual({ kind: 'few', day: 'May 20, 2025' });
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
});

test('each leads to its provider', () => {
  const page = renderElement(<FirstTerms {...selectFirstTerms(english)} />);
  const links = page.all('.button').map(({ attributes }) => attributes.href);
  expect(links).toEqual(['birch', 'alder', 'elm'].map((id) => `/sendme/${id}?from=deals`));
});
