import { describe, expect, test } from 'vitest';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import type { PricePoint } from '#domain/price/price-history.ts';
import { emptyContext } from '#fixtures/empty-context.ts';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import type { SiteContext } from '#site/site-context.ts';
import { selectPriceChanges } from './price-changes.block.ts';
import { PriceChanges } from './price-changes.tsx';

const english = testContext();

const overviewOf = (site: SiteContext) => {
  const { overview } = selectPriceChanges(site);
  if (!overview) throw new Error('there are histories');
  return overview;
};
const overviewIn = (locale: LocaleCode) => overviewOf(testContext(locale));
const shares = (site: SiteContext) =>
  overviewOf(site).changed.map(({ provider, share }) => [provider, share]);

/** Alder's plan of a year, captured once more. */
function withAlderPoint(point: Partial<PricePoint>): SiteContext {
  const history = english.priceHistories.get('alder');
  const plan = history?.plans.find(({ id }) => id === 'annual');
  const first = plan?.points[0];
  if (!history || !plan || !first) throw new Error('The fixture has the history of this plan.');
  const next = { ...first, from: '2025-05-05', at: '2025-05-05T06:00:00Z', previous: '2025-04-20', ...point };
  const plans = [...history.plans.filter((one) => one !== plan), { ...plan, points: [first, next] }];
  return {
    ...english,
    priceHistories: new Map([...english.priceHistories, ['alder', { ...history, plans }]]),
  };
}

describe('price changes', () => {
  const { changed, unchanged, intro } = overviewIn('en');

  test('who changed prices, the largest change first, a cut and a rise weighed alike', () => {
    expect(shares(english)).toEqual([
      ['elm', '−17%'],
      ['birch', '−14%'],
    ]);
    // A rise by a fifth is undone by a cut of 17%, so it weighs a little less than Elm's cut from 71.88 to 59.88.
    expect(shares(withAlderPoint({ charged: 72 }))).toEqual([
      ['elm', '−17%'],
      ['alder', '+20%'],
      ['birch', '−14%'],
    ]);
  });

  test('what changed, between which days, and whether it is back', () => {
    expect(changed.map(({ detail }) => detail.replaceAll(/\s/g, ' '))).toEqual([
      'Elm Plus, 12 months: €71.88 → €59.88, April 20 – May 5, 2025.',
      'Birch, 24 months: $83.76 → $71.76, March 20 – April 5, 2025. Back at $83.76 by April 20, 2025. 3 changes in all.',
    ]);
  });

  test('a plan of the provider’s own name, which stands above, is told by its term', () => {
    const birch = english.providers.get('birch');
    if (!birch) throw new Error('The fixture has this provider.');
    const renamed = new Map([...english.providers, ['birch', { ...birch, name: 'Birch' }]]);
    expect(overviewOf({ ...english, providers: renamed }).changed[1]?.detail).toMatch(/^24\smonths: /);
  });

  test('the others are named; a partner’s page is no change', () => {
    expect(unchanged.map(({ title }) => title)).toEqual(['Alder VPN']);
    const partner = overviewOf(withAlderPoint({ charged: 30, standard: false }));
    expect(partner.unchanged.map(({ title }) => title)).toEqual(['Alder VPN']);
    expect(intro).toContain('between March 20, 2025 and May 20, 2025, market: United States');
  });

  test.each(localeCodes)(
    'in %s every provider with captures is named once and leads to its section',
    (locale) => {
      const overview = overviewIn(locale);
      const all = [...overview.changed, ...overview.unchanged];
      expect(all.map(({ provider }) => provider).toSorted()).toEqual(['alder', 'birch', 'elm']);
      for (const { href } of all) expect(href).toMatch(/^\/.+#price-history$/);
    },
  );

  test('without captures there is nothing to show', () => {
    expect(selectPriceChanges(emptyContext)).toEqual({ overview: undefined });
  });
});

test('the largest change is drawn first, those without one are named, and without captures there is nothing', () => {
  const drawn = draw(<PriceChanges {...selectPriceChanges(english)} />);
  expect(
    drawn
      .all('.dotted-lines')[0]
      ?.all('dt')
      .map((line) => line.all('a')[0]?.attributes.href),
  ).toEqual(overviewOf(english).changed.map(({ href }) => href));
  expect(drawn.all('.dotted-lines')[0]?.all('dd').at(-1)?.text).toMatch(/^−14% /);
  expect(
    drawn
      .all('.price-unchanged')[0]
      ?.all('li')
      .map(({ text }) => text),
  ).toEqual(['Alder VPN']);
  expect(draw(<PriceChanges overview={undefined} />).text).toBe('');
});

describe('price changes as drawn', () => {
  const overview = overviewOf(english);
  const [elm] = overview.changed;
  const [alder] = overview.unchanged;
  if (!elm || !alder) throw new Error('Elm changed and Alder did not.');
  const drawn = (change: Partial<typeof overview>) =>
    draw(<PriceChanges overview={{ ...overview, ...change }} />);

  test('names lead to their section, and stand alone without one', () => {
    const links = (href: string | undefined) => {
      const page = drawn({ changed: [{ ...elm, href }], unchanged: [{ ...alder, href }] });
      const names = [page.all('dt')[0], page.all('.price-unchanged')[0]?.all('li')[0]];
      return names.map((name) => name?.all('a').map(({ attributes }) => attributes.href));
    };
    expect(links('/reviews/x#prices')).toEqual([['/reviews/x#prices'], ['/reviews/x#prices']]);
    expect(links(undefined)).toEqual([[], []]);
  });

  test('where everybody changed, nobody is listed as unchanged', () => {
    expect(drawn({ unchanged: [] }).all('.price-unchanged')).toEqual([]);
    expect(drawn({ unchanged: [] }).text).not.toContain('No rise or cut seen');
  });
});
