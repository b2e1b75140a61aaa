import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import { expect, test } from 'vitest';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { selectChanges } from './home-changes.block.ts';
import { HomeChanges } from './home-changes.tsx';
import { recentChanges } from './recent-changes.ts';

const english = testContext();
const [history] = english.priceHistories.values();
const [sold] = knownFact(providerById(history?.provider ?? '', english), 'prices')?.value ?? [];
if (!history || !sold) throw new Error('There are prices with a history.');

/** Returns the site in which a single plan has a history: these amounts, one per month. It may be one that is no longer sold. */
const withAmounts = (amounts: readonly number[], site: SiteContext = english, id = 'former'): SiteContext => {
  const plan = {
    id,
    current: true,
    observations: amounts.length,
    septemberRelease: false,
    first: '2025-01-01',
    last: '2025-04-01',
    points: amounts.map((charged, month) => ({
      evidence: 'capture' as const,
      currency: sold.currency,
      from: `2025-0${month + 1}-01`,
      at: `2025-0${month + 1}-01T00:00:00Z`,
      charged,
    })),
  };
  return { ...site, priceHistories: new Map([[history.provider, { ...history, plans: [plan] }]]) };
};
const priceNews = (site: SiteContext) =>
  selectChanges(undefined, site).changes.find(({ id }) => id.includes('/price/'));

test('an incident, then an audit, then two prices of different providers at most', () => {
  const changes = recentChanges(english, new Set());
  const kinds = changes.map(({ kind }) => kind);
  const priced = changes.filter(({ kind }) => kind === 'price').map(({ provider }) => provider);
  expect(kinds).toEqual(['incident', 'audit', ...priced.map(() => 'price')]);
  expect(new Set(priced).size).toBe(priced.length);
  expect(priced.length).toBeLessThanOrEqual(2);
});

test('an audit has the mark of its own source', () => {
  const newest = recentChanges(english, new Set()).find(({ kind }) => kind === 'audit');
  if (newest?.kind !== 'audit') throw new Error('There is an audit.');
  const provider = providerById(newest.provider, english);
  const shown = selectChanges(undefined, english).changes.find(({ id }) => id.includes('/audit/'));
  expect(shown?.mark?.href.split('#')[0]).toBe(provider.sources[newest.audit.source]?.url);
});

test('a price that moved is a headline with its term, and says what it was', () => {
  expect(priceNews(withAmounts([50, 40]))).toMatchObject({
    headline: expect.stringMatching(/ cut its price for .+40\.00$/),
  });
  expect(priceNews(withAmounts([50, 60]))).toMatchObject({
    headline: expect.stringMatching(/ raised its price for .+60\.00$/),
    detail: expect.stringMatching(/It was .?50\.00\.$/),
  });
});

test('a price that moved has both amounts if its page does not mention tax', () => {
  const site = {
    ...withPlans(english, history.provider, { tax: 'unknown' }),
    reader: { ...english.reader, tax: { percent: 20, addToUnknown: false } },
  };
  expect(priceNews(withAmounts([50, 60], site, sold.id))).toMatchObject({
    headline: expect.stringMatching(/60\.00–72\.00$/),
    detail: expect.stringMatching(/50\.00–60\.00\.$/),
  });
});

test.each([
  ['rose and stayed there', [16, 17, 19], { from: 17, to: 19 }],
  ['is back where it began', [16, 17, 19, 16], undefined],
  ['moved against the whole change of its plan', [50, 60, 57], { from: 50, to: 60 }],
])('of a price that %s, what lasted is news', (_what, amounts, change) => {
  const news = recentChanges(withAmounts(amounts), new Set()).find(({ kind }) => kind === 'price');
  if (change) expect(news).toMatchObject({ change });
  else expect(news).toBeUndefined();
});

const incident = {
  date: '2025-06-01',
  summary: { en: 'Someone got into the v1.2 server. Nothing was on it.', pl: 'x', tr: 'x' },
  outcome: 'clean' as 'clean' | 'unknown',
  harm: 'break-in' as const,
  source: 'x',
};

test('an incident is its first sentence, with the name of the provider and its outcome; a harmless one is none', () => {
  const site = withFact(english, 'fir', 'incidents', { value: [incident] });
  expect(
    selectChanges(undefined, site).changes.find(({ id }) => id.startsWith('fir/incident')),
  ).toMatchObject({
    headline: 'Fir VPN: Someone got into the v1.2 server.',
    detail: expect.stringMatching(/^.+\.$/),
  });
  const harmless = withFact(english, 'fir', 'incidents', { value: [{ ...incident, harm: 'none' }] });
  expect(recentChanges(harmless, new Set()).map(({ provider, kind }) => `${provider}/${kind}`)).not.toContain(
    'fir/incident',
  );
});

test.each([
  ['2025-01-01', 'unknown', 'fir', true],
  ['2025-01-01', 'clean', 'fir', false],
  ['2025-01-01', 'unknown', 'alder', false],
  ['2023-01-01', 'unknown', 'fir', false],
] as const)(
  'an incident of %s with outcome %s is news where the pick is %s: %s',
  (date, outcome, pick, isNews) => {
    const site = withFact(english, 'fir', 'incidents', { value: [incident, { ...incident, date, outcome }] });
    const dates = recentChanges(site, new Set([pick])).filter(({ provider }) => provider === 'fir');
    expect(dates.some((change) => change.date === date)).toBe(isNews);
  },
);

test('each has its day, and there is a way to all of them; without any there is no section', () => {
  const model = selectChanges(undefined, english);
  const page = renderElement(<HomeChanges {...model} />);
  expect(page.all('time').map(({ attributes }) => attributes.datetime)).toEqual(
    model.changes.map(({ date }) => date),
  );
  expect(page.all('.home-head')[0]?.all('a')[0]?.attributes.href).toBe('/news');
  const withoutNews = { ...english, pageExists: () => false };
  expect(selectChanges(undefined, withoutNews).all?.path).toBe('/corrections');
  const quiet = { ...english, priceHistories: new Map(), providers: new Map() };
  expect(renderElement(<HomeChanges {...selectChanges('x', quiet)} />).all('h2')).toEqual([]);
});
