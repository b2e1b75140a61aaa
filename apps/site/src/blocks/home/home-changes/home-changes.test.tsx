import type { PriceHistory } from '@vpn-site/core/price/price-history.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { providerById } from '#site/provider-by-id.ts';
import { selectChanges } from './home-changes.block.ts';
import { HomeChanges } from './home-changes.tsx';
import { recentChanges } from './recent-changes.ts';

const english = testContext();
const quiet = { ...english, priceHistories: new Map(), providers: new Map() };

/** Returns the recent changes for a plan of this provider with these amounts, one per month. */
function changesOf(amounts: readonly number[], history: PriceHistory) {
  const plan = {
    ...history.plans[0],
    id: 'p',
    current: true,
    observations: amounts.length,
    septemberRelease: false,
    first: '2025-01-01',
    last: '2025-04-01',
    points: amounts.map((charged, month) => ({
      evidence: 'capture' as const,
      currency: 'USD',
      from: `2025-0${month + 1}-01`,
      at: `2025-0${month + 1}-01T00:00:00Z`,
      charged,
    })),
  };
  const priceHistories = new Map([[history.provider, { ...history, plans: [plan] }]]);
  return recentChanges({ ...english, priceHistories }, new Set());
}

describe('home-changes', () => {
  test('an incident, then an audit, then two prices of different providers at most', () => {
    const changes = recentChanges(english, new Set());
    const kinds = changes.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'audit')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'incident')).toHaveLength(1);
    const priced = changes.filter(({ kind }) => kind === 'price').map(({ provider }) => provider);
    expect(new Set(priced).size).toBe(priced.length);
    expect(priced.length).toBeLessThanOrEqual(2);
    const order = ['incident', 'audit', 'price'];
    expect(kinds).toEqual(kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  test('an audit has the mark of its own source', () => {
    const newest = recentChanges(english, new Set()).find(({ kind }) => kind === 'audit');
    if (newest?.kind !== 'audit') throw new Error('There is an audit.');
    const provider = providerById(newest.provider, english);
    const shown = selectChanges(undefined, english).changes.find(({ id }) => id.includes('/audit/'));
    expect(shown?.mark?.href).toBe(provider.sources[newest.audit.source]?.url);
  });

  test('a price that moved is a headline with its term, and says what it was', () => {
    const history = [...english.priceHistories.values()][0];
    if (!history) throw new Error('There is a history.');
    const point = { evidence: 'capture' as const, currency: 'USD' };
    const moved = (to: number) => ({
      ...history,
      plans: [
        {
          ...history.plans[0],
          id: 'p',
          current: true,
          observations: 2,
          septemberRelease: false,
          first: '2025-01-01',
          last: '2025-02-01',
          points: [
            { ...point, from: '2025-01-01', at: '2025-01-01T00:00:00Z', charged: 50 },
            { ...point, from: '2025-02-01', at: '2025-02-01T00:00:00Z', charged: to },
          ],
        },
      ],
    });
    const price = (to: number) =>
      selectChanges(undefined, {
        ...english,
        priceHistories: new Map([[history.provider, moved(to)]]),
      }).changes.find(({ id }) => id.includes('/price/'));
    expect(price(40)).toMatchObject({
      headline: expect.stringMatching(/ cut its price for .+ to \$40\.00$/),
    });
    expect(price(60)).toMatchObject({
      headline: expect.stringMatching(/ raised its price for .+ to \$60\.00$/),
      detail: expect.stringMatching(/It was \$50\.00\.$/),
    });
  });

  test('a price that moved has both amounts if its page does not mention tax', () => {
    const [history] = english.priceHistories.values();
    const [plan] = knownFact(providerById(history?.provider ?? '', english), 'prices')?.value ?? [];
    if (!history || !plan) throw new Error('There are prices with a history.');
    const point = { evidence: 'capture' as const, currency: plan.currency };
    const moved = {
      id: plan.id,
      current: true,
      observations: 2,
      septemberRelease: false,
      first: '2025-01-01',
      last: '2025-02-01',
      points: [
        { ...point, from: '2025-01-01', at: '2025-01-01T00:00:00Z', charged: 50 },
        { ...point, from: '2025-02-01', at: '2025-02-01T00:00:00Z', charged: 60 },
      ],
    };
    const site = {
      ...withPlans(english, history.provider, { tax: 'unknown' }),
      reader: { ...english.reader, tax: { percent: 20, addToUnknown: false } },
      priceHistories: new Map([[history.provider, { ...history, plans: [moved] }]]),
    };
    expect(selectChanges(undefined, site).changes.find(({ id }) => id.includes('/price/'))).toMatchObject({
      headline: expect.stringMatching(/60\.00–72\.00$/),
      detail: expect.stringMatching(/50\.00–60\.00\.$/),
    });
  });

  test('a price that is back where it began is no news', () => {
    const [history] = english.priceHistories.values();
    if (!history) throw new Error('There is a history.');
    const isNews = (...amounts: number[]) => changesOf(amounts, history).some(({ kind }) => kind === 'price');
    expect(isNews(16, 17, 19)).toBe(true);
    expect(isNews(16, 17, 19, 16)).toBe(false);
  });

  test('a price is no news if it moved against the whole change of its plan', () => {
    const [history] = english.priceHistories.values();
    if (!history) throw new Error('There is a history.');
    const moves = changesOf([50, 60, 57], history).find(({ kind }) => kind === 'price');
    expect(moves).toMatchObject({ change: { from: 50, to: 60 } });
  });

  test('an incident is its first sentence, with the name of the provider and its outcome', () => {
    const summary = {
      en: 'Someone got into the v1.2 server. Nothing was on it.',
      pl: 'x',
      tr: 'x',
    };
    const incident = {
      date: '2025-06-01',
      summary,
      outcome: 'clean' as const,
      harm: 'break-in' as const,
      source: 'x',
    };
    const site = withFact(english, 'fir', 'incidents', { value: [incident] });
    expect(
      selectChanges(undefined, site).changes.find(({ id }) => id.startsWith('fir/incident')),
    ).toMatchObject({
      headline: 'Fir VPN: Someone got into the v1.2 server.',
      detail: expect.stringMatching(/^.+\.$/),
    });
    const harmless = withFact(english, 'fir', 'incidents', { value: [{ ...incident, harm: 'none' }] });
    expect(
      recentChanges(harmless, new Set()).map(({ provider, kind }) => `${provider}/${kind}`),
    ).not.toContain('fir/incident');
  });
});

test('an open incident of a pick stays in the news for 18 months', () => {
  const incident = (date: string, outcome: 'unknown' | 'clean') => ({
    date,
    summary: { en: 'Something happened.', pl: 'x', tr: 'x' },
    outcome,
    harm: 'break-in' as const,
    source: 'x',
  });
  const isNews = (date: string, outcome: 'unknown' | 'clean', pick: string) => {
    const value = [incident('2025-06-01', 'clean'), incident(date, outcome)];
    const site = withFact(english, 'fir', 'incidents', { value });
    return recentChanges(site, new Set([pick])).some(
      (change) => change.provider === 'fir' && change.date === date,
    );
  };
  const [recent, old] = ['2025-01-01', '2023-01-01'];
  expect(isNews(recent, 'unknown', 'fir')).toBe(true);
  expect(isNews(recent, 'clean', 'fir')).toBe(false);
  expect(isNews(recent, 'unknown', 'alder')).toBe(false);
  expect(isNews(old, 'unknown', 'fir')).toBe(false);
});

describe('home-changes as drawn', () => {
  test('each has its provider, its day and what it comes to, and there is a way to all of them', () => {
    const model = selectChanges(undefined, english);
    const page = renderElement(<HomeChanges {...model} />);
    expect(page.all('li')).toHaveLength(model.changes.length);
    expect(page.all('time').map(({ attributes }) => attributes.datetime)).toEqual(
      model.changes.map(({ date }) => date),
    );
    expect(page.all('.home-head')[0]?.all('a')[0]?.attributes.href).toBe('/news');
    const withoutNews = { ...english, pageExists: () => false };
    expect(selectChanges(undefined, withoutNews).all?.path).toBe('/corrections');
  });

  test('where nothing is known to have happened there is no section', () => {
    expect(renderElement(<HomeChanges {...selectChanges('x', quiet)} />).all('h2')).toEqual([]);
  });
});
