import { describe, expect, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { fixtureCatalog } from '#fixtures/fixture-site.ts';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { withFact, withPlans } from '#fixtures/with-fact.ts';
import type { SiteContext } from '#site/site-context.ts';
import { comparedProviders, selectComparison } from './home-comparison.block.ts';
import { HomeComparison } from './home-comparison.tsx';

const english = testContext();

const rowOf = (id: string, site = english) =>
  selectComparison({ profiles: ['overall'] }, site).panels[0]?.rows.find(({ provider }) => provider === id);

const profiles = english.methodology.profiles.map(({ id }) => id);

/** The fixture with so many copies of Birch that not all who are ranked are compared in rows. */
function crowded(): SiteContext {
  const catalog = fixtureCatalog();
  const copies = catalog.facts.providers
    .filter(({ id }) => id === 'birch')
    .flatMap((birch) => [1, 2, 3, 4, 5].map((number) => ({ ...birch, id: `birch-${number}` })));
  const facts = { ...catalog.facts, providers: [...catalog.facts.providers, ...copies] };
  return testContext('en', { catalog: { ...catalog, facts } });
}

describe('home-comparison', () => {
  test('the first are compared in rows, and everyone else who is ranked is named in order', () => {
    const site = crowded();
    const { panels } = selectComparison({ profiles }, site);
    expect(panels[0]?.others.map(({ provider }) => provider)).toEqual(['birch-4', 'birch-5', 'fir']);
    for (const { profile, rows, others } of panels) {
      const { ranked } = site.ranking(profile).ranking;
      expect(rows).toHaveLength(Math.min(comparedProviders, ranked.length));
      const { ranges } = site.ranking(profile).places;
      expect([...rows, ...others].map(({ provider, place }) => [provider, place?.from, place?.to])).toEqual(
        ranked.map(({ score: { provider } }) => [
          provider,
          ranges.get(provider)?.from,
          ranges.get(provider)?.to,
        ]),
      );
    }
  });

  test('a profile named twice is shown once', () => {
    expect(selectComparison({ profiles: ['free', 'overall', 'free'] }, english).panels).toHaveLength(2);
  });

  test.each(localeCodes)('says in %s what counts, how much, and who is not ranked', (locale) => {
    const site = testContext(locale);
    const { panels } = selectComparison({ profiles }, site);
    for (const { profile, description, weights, unranked } of panels) {
      expect(description).toBe(
        site.methodology.profiles.find(({ id }) => id === profile)?.description[locale],
      );
      expect(weights.map(({ label }) => label).toSorted()).toEqual(
        site.vocabulary.groups.map(({ label }) => label[locale]).toSorted(),
      );
      expect(weights.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
      const names = unranked.map(({ titles }) => titles).join();
      for (const { score } of site.ranking(profile).ranking.unranked) {
        expect(names).toContain(site.providers.get(score.provider)?.name);
      }
    }
  });

  test.each([
    [
      { why: 'too-little-known', evidence: 0.55 },
      'too little has been shown: evidence carries only 55% of the weight',
    ],
    [
      { why: 'requirement', requirement: { criterion: 'streaming', tested: true }, isKnown: false },
      '“Streaming tests by others” has not been shown, and this list requires it',
    ],
    [
      { why: 'requirement', requirement: { key: 'torrenting', not: false }, isKnown: true },
      '“Torrents allowed” falls short of what this list requires',
    ],
  ] as const)('%j is said in words, once for all who share it', (reason, why) => {
    const result = english.ranking('overall');
    const unranked = result.ranking.ranked.slice(0, 2).map(({ score }) => ({ score, reason }));
    const site = { ...english, ranking: () => ({ ...result, ranking: { ranked: [], unranked } }) };
    const { panels, priceSource } = selectComparison({ profiles: ['overall'] }, site);
    expect(panels).toMatchObject([{ rows: [], unranked: [{ titles: 'Alder VPN and Elm VPN', why }] }]);
    expect(priceSource).toBeUndefined();
  });

  test('each weight of a profile is held against the overall one, which has nothing to be held against', () => {
    const { panels } = selectComparison({ profiles: ['overall', 'torrenting'] }, english);
    const [overall, torrenting] = panels.map(({ weights }) => weights);
    expect(overall?.every((weight) => weight.overall === undefined)).toBe(true);
    expect(torrenting?.map((weight) => weight.overall)).toEqual(overall?.map(({ share }) => share));
  });

  test('a price is told from first to last: the first term, the renewal, and all of it', () => {
    expect(rowOf('birch')).toMatchObject({
      first: { sign: 'value', text: '$3.49' },
      later: { text: '$9.99', isPrice: true },
      total: { text: '$203.64', isPrice: true },
    });
  });

  test('prepaid is said in a word, and has a total all the same', () => {
    expect(rowOf('fir')).toMatchObject({
      later: { text: 'prepaid', isPrice: false },
      total: { text: '$99.00', isPrice: true },
    });
  });

  test('without a published renewal there is no total, and both are said', () => {
    expect(rowOf('birch', withPlans(english, 'birch', { renewal: 'unpublished' }))).toMatchObject({
      first: { sign: 'value', text: '$3.49' },
      later: { text: 'not published', isPrice: false },
      total: { text: 'no total', isPrice: false },
    });
  });

  test('no audits is a number, not a cross, and those of other products are not counted', () => {
    expect(rowOf('fir')?.audits).toMatchObject({ sign: 'value', text: '0' });
    expect(rowOf('alder')?.audits).toMatchObject({ sign: 'value', text: '3' });
    expect(rowOf('alder', withFact(english, 'alder', 'audits', { value: [] }))?.audits.text).toBe('0');
  });

  test('old prices are shown as old and leave no date to cite', () => {
    const later = { ...english, asOf: '2029-11-15' };
    const model = selectComparison({ profiles: ['overall'] }, later);
    expect(new Set(model.panels[0]?.rows.map(({ first }) => first.text))).toEqual(new Set(['Out of date']));
    expect(model.priceSource).toBeUndefined();
  });

  test('names the source of the prices with the days of capture', () => {
    expect(selectComparison({ profiles: ['overall'] }, english).priceSource).toMatch(
      /^Prices: .*, captured May 20, 2025 and May 21, 2025, adapted\.$/,
    );
    // Nobody there whose price was seen on the other day.
    expect(selectComparison({ profiles: ['streaming'] }, english).priceSource).toMatch(
      /, captured May 20, 2025, adapted\.$/,
    );
  });

  test('a name links to its review where there is one', () => {
    const site = {
      ...english,
      reviewPath: (id: string) => (id === 'elm' ? '/reviews/elm' : undefined),
    };
    const rows = selectComparison({ profiles: ['overall'] }, site).panels[0]?.rows ?? [];
    expect(rows.filter(({ reviewPath }) => reviewPath).map(({ provider }) => provider)).toEqual(['elm']);
  });
});

describe('home-comparison as drawn', () => {
  const drawn = (site = english) =>
    draw(<HomeComparison {...selectComparison({ profiles: ['overall', 'streaming'] }, site)} />);

  test('one panel per use case, of which the first is open and all close each other', () => {
    const panels = drawn().all('details');
    expect(panels.map((panel) => [panel.all('summary')[0]?.text, 'open' in panel.attributes])).toEqual([
      ['Overall', true],
      ['Streaming', false],
    ]);
    expect(new Set(panels.map(({ attributes }) => attributes.name)).size).toBe(1);
  });

  test('a row stands in the order of the ranking, its cells in the order of the columns', () => {
    const [table] = drawn().all('table');
    const heads =
      table
        ?.all('thead')[0]
        ?.all('th')
        .map(({ text }) => text) ?? [];
    const rows = table?.all('tbody')[0]?.all('tr') ?? [];
    expect(rows.map((row) => row.all('th')[0]?.text)).toEqual([
      'Alder VPN',
      'Elm VPN',
      'Birch VPN',
      'Fir VPN',
    ]);
    expect(rows.map((row) => row.all('.rank')[0]?.all('span')[0]?.text)).toEqual([
      '1–2',
      '1–2',
      '3–4',
      '3–4',
    ]);
    for (const row of rows) {
      expect(row.all('td').flatMap(({ attributes }) => attributes['data-label'] ?? [])).toEqual(
        heads.slice(3),
      );
    }
    expect(rows[2]?.all('td').map(({ text }) => text)).toEqual([
      '3–4 place 3 to 4 of 4',
      '2.9',
      '$3.49 †',
      '$9.99',
      '$203.64',
      'fair',
      '4.0',
      '2 ¶',
      expect.stringContaining('Panama'),
    ]);
  });

  test('each score stands where it is on its ruler', () => {
    const rows = drawn().all('table')[0]?.all('tbody')[0]?.all('tr') ?? [];
    expect(rows.map((row) => row.all('.ruler-self')[0]?.attributes.x)).toEqual([
      '82.6%',
      '75.4%',
      '29.1%',
      '7.4%',
    ]);
  });

  test('a word in place of a price is faint, a price is not', () => {
    const fir = drawn().all('table')[0]?.all('tbody')[0]?.all('tr')[3]?.all('td') ?? [];
    expect(fir.slice(3, 5).map(({ text, attributes }) => [text, attributes.class])).toEqual([
      ['prepaid', 'num faint'],
      ['$99.00', 'num'],
    ]);
  });

  test('weights are bars to one scale in all panels, the heaviest of all the longest', () => {
    const widths = drawn()
      .all('details')
      .map((panel) =>
        panel.all('.bar-value').map(({ attributes }) => Number(attributes.d?.replace('M0 5H', ''))),
      );
    expect(Math.max(...widths.flat())).toBe(100);
    expect(widths[1]).toContain(100);
    expect(Math.max(...(widths[0] ?? []))).toBeLessThan(100);
  });

  test('those further down and those not ranked are named under the table', () => {
    const [panel] = drawn(crowded()).all('details');
    expect(
      panel
        ?.all('.also-ranked')[0]
        ?.all('li')
        .map(({ text }) => text),
    ).toEqual([
      '3–8 place 3 to 8 of 9 Birch VPN 2.9',
      '3–8 place 3 to 8 of 9 Birch VPN 2.9',
      '9 place 9 of 9 Fir VPN 0.7',
    ]);
    expect(drawn().all('.also-ranked')).toEqual([]);
    expect(drawn().all('.not-ranked')[0]?.text).toMatch(/^Cedar VPN : too little has been shown/);
  });

  test('names lead to their reviews in the table and below it, or are only named', () => {
    const links = (site: SiteContext) => {
      const [panel] = drawn(site).all('details');
      const below = panel?.all('.also-ranked')[0]?.all('a') ?? [];
      const inTable =
        panel
          ?.all('tbody')[0]
          ?.all('th')
          .flatMap((head) => head.all('a')) ?? [];
      return [inTable, below].map((all) => all.map(({ attributes }) => attributes.href));
    };
    const some = {
      ...crowded(),
      reviewPath: (id: string) => (['elm', 'fir'].includes(id) ? `/of/${id}` : undefined),
    };
    expect(links(some)).toEqual([['/of/elm'], ['/of/fir']]);
    expect(links({ ...some, reviewPath: () => undefined })).toEqual([[], []]);
  });

  test('numbers stand under each other: their heads are set as they are, words are not', () => {
    const heads = drawn().all('table')[0]?.all('thead')[0]?.all('th') ?? [];
    expect(heads.map(({ text, attributes }) => [text, attributes.class])).toEqual([
      ['Place', undefined],
      ['Provider', undefined],
      ['Score', undefined],
      ...heads.slice(3, 9).map(({ text }) => [text, 'num']),
      ['Jurisdiction', undefined],
    ]);
  });

  test('the source of the prices is named under all panels, and missing where no price counts', () => {
    const notes = (site = english) =>
      drawn(site)
        .all('.comparison-notes')[0]
        ?.all('p')
        .map(({ text }) => text);
    const { method, costBasis, priceSource } = selectComparison({ profiles: ['overall'] }, english);
    expect(notes()).toEqual([method, costBasis, priceSource]);
    expect(notes({ ...english, asOf: '2029-11-15' })).toHaveLength(2);
  });

  test('on what basis costs are compared is printed where they count in a list that is shown', () => {
    const basis = (...shown: string[]) => selectComparison({ profiles: shown }, english).costBasis;
    const { statement } = english.methodology.costBasis;
    expect([basis('overall'), basis('free', 'overall')]).toEqual([statement.en, statement.en]);
    expect(basis('free')).toBeUndefined();
  });

  test.each([
    ['travel', [1, 0, 0, 0]],
    ['privacy', [1, 1, 0, 0]],
  ])('whoever is first or shares that place is set as the pick, with its ruler: %s', (profile, picks) => {
    const page = draw(<HomeComparison {...selectComparison({ profiles: [profile] }, english)} />);
    const rows = page.all('tbody')[0]?.all('tr') ?? [];
    expect(rows.map(({ attributes }) => (attributes.class === 'pick' ? 1 : 0))).toEqual(picks);
    expect(rows.map((row) => row.all('.ruler-pick').length)).toEqual(picks);
  });

  /** The panel of all, where something differs. */
  const panelWith = (change: object) => {
    const model = selectComparison({ profiles: ['overall'] }, crowded());
    return draw(
      <HomeComparison {...model} panels={model.panels.map((panel) => ({ ...panel, ...change }))} />,
    );
  };
  const headings = (drawnPanel: ReturnType<typeof draw>) => drawnPanel.all('h3').map(({ text }) => text);

  test('where nobody is ranked there is no table, and one is enough for it', () => {
    const [first] = selectComparison({ profiles: ['overall'] }, english).panels[0]?.rows ?? [];
    expect(panelWith({ rows: [] }).all('table')).toEqual([]);
    expect(panelWith({ rows: [first] }).all('table')).toHaveLength(1);
  });

  test('who is further down and who is not ranked have a heading as soon as there is one of them', () => {
    const { others, unranked } = selectComparison({ profiles: ['overall'] }, crowded()).panels[0] ?? {};
    const one = { others: others?.slice(0, 1), unranked: unranked?.slice(0, 1) };
    const [further, notRanked, weights] = headings(panelWith(one));
    expect(notRanked).toBe('Listed, not ranked');
    expect(weights).toBe('What counts here');
    expect(headings(panelWith({ ...one, unranked: [] }))).toEqual([further, weights]);
    expect(headings(panelWith({ ...one, others: [] }))).toEqual([notRanked, weights]);
  });
});
