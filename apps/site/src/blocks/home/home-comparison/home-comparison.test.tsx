import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { selectComparison } from './home-comparison.block.ts';
import { HomeComparison } from './home-comparison.tsx';

const english = testContext();
const profiles = english.methodology.profiles.map(({ id }) => id);

const panelOf = (profile: string, site: SiteContext = english) => {
  const [panel] = selectComparison({ profiles: [profile] }, site).panels;
  if (!panel) throw new Error('There is a panel.');
  return panel;
};
const rowOf = (id: string, site = english) =>
  panelOf('overall', site).rows.find(({ face }) => face.id === id);

describe('home-comparison', () => {
  test('everyone who is ranked has a row, in the order of the list and with the range of its place', () => {
    for (const { profile, rows } of selectComparison({ profiles }, english).panels) {
      const { ranking, rankRanges: places } = english.ranking(profile);
      expect(rows.map(({ face, rank: place }) => [face.id, place?.from, place?.to])).toEqual(
        ranking.ranked.map(({ score: { provider } }) => [
          provider,
          places.byProvider.get(provider)?.from,
          places.byProvider.get(provider)?.to,
        ]),
      );
    }
  });

  test('past ten, names and scores stand below the rows', () => {
    const result = english.ranking('overall');
    const ranked = Array.from({ length: 12 }, (_, at) => result.ranking.ranked[at % 2]).filter(
      (entry) => entry !== undefined,
    );
    const site = { ...english, ranking: () => ({ ...result, ranking: { ranked, unranked: [] } }) };
    const { rows, below } = panelOf('overall', site);
    expect(rows).toHaveLength(10);
    expect(below).toMatch(/^[A-Z]\w+ VPN \(\d\.\d\) and [A-Z]\w+ VPN \(\d\.\d\)$/);
    expect(panelOf('overall').below).toBeUndefined();
  });

  test('a profile named twice is shown once', () => {
    expect(selectComparison({ profiles: ['free', 'overall', 'free'] }, english).panels).toHaveLength(2);
  });

  test.each(localeCodes)('names in %s everyone who is not ranked', (locale) => {
    const site = testContext(locale);
    for (const { profile, unranked } of selectComparison({ profiles }, site).panels) {
      for (const { score } of site.ranking(profile).ranking.unranked) {
        expect(unranked).toContain(site.providers.get(score.provider)?.name);
      }
    }
  });

  test('a price is told from first to last, and a much higher one is marked', () => {
    expect(rowOf('birch')?.price).toEqual({
      kind: 'paid',
      first: '$3.49',
      later: { text: '$9.99', tone: 'higher' },
      total: { text: '$203.64', isPrice: true },
    });
    expect(rowOf('elm')?.price).toMatchObject({ later: { tone: 'plain' } });
  });

  test('prepaid is said in a word, and has a total all the same', () => {
    expect(rowOf('fir')?.price).toMatchObject({
      later: { text: 'prepaid', tone: 'faint' },
      total: { text: '$99.00', isPrice: true },
    });
  });

  test('without a published renewal there is no total, and both are said', () => {
    expect(rowOf('birch', withPlans(english, 'birch', { renewal: 'unpublished' }))?.price).toMatchObject({
      first: '$3.49',
      later: { text: 'not published', tone: 'faint' },
      total: { text: 'no total', isPrice: false },
    });
  });

  test('a list of free plans tells what they give and no price', () => {
    const { isFree, rows } = panelOf('free');
    expect(isFree).toBe(true);
    expect(rows[0]?.price).toMatchObject({ kind: 'free', terms: expect.stringMatching(/^Yes/) });
  });

  test('old prices are shown as old', () => {
    const model = selectComparison({ profiles: ['overall'] }, { ...english, asOf: '2029-11-15' });
    const [price] = model.panels[0]?.rows.map((row) => row.price) ?? [];
    expect(price).toEqual({
      kind: 'paid',
      first: 'Out of date',
      later: undefined,
      total: { text: '–', isPrice: false },
    });
  });

  test('leads to comparisons, to the method and to each ranking, where these are pages', () => {
    expect(selectComparison({ profiles: ['overall'] }, english)).toMatchObject({
      compare: { path: '/compare' },
      method: { path: '/methodology' },
      panels: [{ link: { path: '/best-vpn', label: 'See the ranking: Overall' } }],
    });
    const alone = { ...english, document: () => undefined, roundupPath: () => undefined };
    expect(selectComparison({ profiles: ['overall'] }, alone)).toMatchObject({
      compare: undefined,
      method: undefined,
      panels: [{ link: undefined }],
    });
  });
});

describe('home-comparison as drawn', () => {
  const rendered = (site: SiteContext = english, ...shown: string[]) =>
    renderElement(
      <HomeComparison
        {...selectComparison({ profiles: shown.length > 0 ? shown : ['overall', 'streaming'] }, site)}
      />,
    );

  test('one panel per use case, of which the first is open and all close each other', () => {
    const panels = rendered().all('details');
    expect(panels.map((panel) => [panel.all('summary')[0]?.text, 'open' in panel.attributes])).toEqual([
      ['Overall', true],
      ['Streaming', false],
    ]);
    expect(new Set(panels.map(({ attributes }) => attributes.name)).size).toBe(1);
  });

  test('a row has place, name, score, prices, total and one word, under as many heads', () => {
    const [table] = rendered().all('table');
    const rows = table?.all('tbody')[0]?.all('tr') ?? [];
    expect(rows.map((row) => row.all('th')[0]?.text)).toEqual([
      'Alder VPN',
      'E Elm VPN',
      'B Birch VPN',
      'F Fir VPN',
    ]);
    expect(rows[2]?.all('td').map(({ text }) => text)).toEqual([
      '3–4 place 3 to 4 of 4',
      '2.9',
      '$3.49 → then $9.99',
      '$203.64',
      'fair',
    ]);
    expect(table?.all('thead')[0]?.all('th')).toHaveLength(6);
  });

  test('each bar is as long as its score, and that of whoever is first is set apart', () => {
    const rows = rendered().all('table')[0]?.all('tbody')[0]?.all('tr') ?? [];
    expect(rows.map((row) => row.all('.bar-value')[0]?.attributes.d)).toEqual([
      'M0 5H82.6',
      'M0 5H75.4',
      'M0 5H29.1',
      'M0 5H7.4',
    ]);
    expect(rows.map(({ attributes }) => attributes.class)).toEqual([
      'pick-row',
      'pick-row',
      undefined,
      undefined,
    ]);
  });

  test('a much higher price is red, a word in place of a price is faint', () => {
    const rows = rendered().all('table')[0]?.all('tbody')[0]?.all('tr') ?? [];
    expect(rows[2]?.all('.field-higher').map(({ text }) => text)).toEqual(['$9.99']);
    expect(rows[3]?.all('.field-faint').map(({ text }) => text)).toEqual(['prepaid']);
  });

  test('free plans have one wide column for what they give', () => {
    const [table] = rendered(english, 'free').all('table');
    expect(table?.all('thead')[0]?.all('th')[3]?.attributes.colspan).toBe('2');
    expect(table?.all('tbody')[0]?.all('.field-price')[0]?.attributes.colspan).toBe('2');
  });

  test('those not ranked are named under the table; without anyone there is no table', () => {
    const [panel] = rendered().all('details');
    expect(panel?.all('.home-caption')[0]?.text.trim()).toMatch(/Cedar VPN and Dogwood/);
    const none = (profile: string) => ({
      ...english.ranking(profile),
      ranking: { ranked: [], unranked: [] },
    });
    expect(rendered({ ...english, ranking: none }).all('table')).toEqual([]);
  });

  test('names lead to their reviews, or are only named', () => {
    const links = (reviewPath: SiteContext['reviewPath']) =>
      rendered({ ...english, reviewPath })
        .all('table')[0]
        ?.all('a')
        .map(({ attributes }) => attributes.href);
    expect(links((id) => (id === 'elm' ? '/of/elm' : undefined))).toEqual(['/of/elm']);
    expect(links(() => undefined)).toEqual([]);
  });
});
