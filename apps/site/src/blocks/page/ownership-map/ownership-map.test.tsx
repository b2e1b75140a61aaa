import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { OwnershipGroup } from '@vpn-site/core/provider/ownership.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { type NameList, type OwnershipMapModel, selectOwnershipMap } from './ownership-map.block.ts';
import { OwnershipMap } from './ownership-map.tsx';

const english = testContext();
const { map, lists, table } = selectOwnershipMap(english);
const rows = table.flatMap((part) => part.rows);
const leaves = map.owners.flatMap(({ brands, sites }) => [...brands, ...sites]);

/** Returns the site with a changed owner of several brands. */
function withGroup(change: (group: OwnershipGroup) => Partial<OwnershipGroup>, site = english): SiteContext {
  const [group, ...others] = site.ownership;
  if (!group) throw new Error('There is no group.');
  return { ...site, ownership: [{ ...group, ...change(group) }, ...others] };
}

/** The model of a site that has a review site with low confidence, and a brand whose month of purchase is known. */
const changed = selectOwnershipMap(
  withGroup(({ brands, reviewSites }) => ({
    brands: brands.map((brand) => (brand.id === 'cedar' ? { ...brand, since: '2022-02' } : brand)),
    reviewSites: [
      ...reviewSites,
      { name: 'Leafy', asOf: '2024-08', confidence: 'low', sources: ['best-trees'] },
    ],
  })),
);

describe('the map of owners', () => {
  test('draws whoever owns more than one name, with brands and review sites apart', () => {
    expect(map.owners).toMatchObject([
      {
        id: 'grove',
        name: 'Grove Group',
        parent: 'Grove Holding Ltd',
        brands: [{ name: 'Birch VPN' }, { name: 'Cedar VPN' }, { name: 'Willow VPN' }],
        sites: [{ name: 'Best Trees', detail: 'Grove Media', isWeak: false }],
      },
    ]);
    const [owner] = changed.map.owners;
    expect(owner?.sites[1]).toMatchObject({
      name: 'Leafy',
      detail: 'as of August 2024 · Low confidence',
      isWeak: true,
    });
  });

  test('an owner of one name and one review site is drawn; of one name alone it is not', () => {
    const one = ({ brands }: OwnershipGroup) => ({ brands: brands.slice(0, 1) });
    const alone = (group: OwnershipGroup) => ({ ...one(group), reviewSites: [] });
    expect(selectOwnershipMap(withGroup(one)).map.owners).toHaveLength(1);
    expect(selectOwnershipMap(withGroup(alone)).map.owners).toEqual([]);
  });

  test('a brand names its jurisdiction in words and the year it came to its owner', () => {
    const cedar = changed.map.owners[0]?.brands.find(({ name }) => name === 'Cedar VPN');
    expect(cedar).toMatchObject({
      detail: 'Netherlands · since 2022',
      href: '/reviews/cedar',
      isReviewed: true,
    });
    expect(leaves.find(({ name }) => name === 'Willow VPN')).toMatchObject({
      href: '#owner-brand-willow-vpn',
      isReviewed: false,
    });
  });

  test('every name leads to a review or to a line that exists', () => {
    const anchors = new Set([...table, ...rows].map(({ anchor }) => `#${anchor}`));
    const links = [...map.owners, ...leaves, ...lists.flatMap(({ names }) => names)].map(({ href }) => href);
    expect(links.filter((href) => !anchors.has(href) && !english.pageExists(href))).toEqual([]);
    expect(anchors.size).toBe(table.length + rows.length);
  });

  test('every provider that we review is on the page once, with a link to its review', () => {
    const reviewed = rows.flatMap(({ href }) => href ?? []).toSorted();
    expect(reviewed).toEqual([...english.providers.keys()].map((id) => `/reviews/${id}`).toSorted());
  });

  test.each(localeCodes)('fits a phone of 360 px and the column of an article in %s', (locale) => {
    // Names as long as the longest in the industry.
    const long = withGroup(
      ({ brands, reviewSites }) => ({
        name: 'Weeping Willow Security',
        parent: 'Weeping Willow Holdings Limited',
        brands: brands.map((brand) => ({ ...brand, name: 'Weeping Willow Access', jurisdiction: 'VG' })),
        reviewSites: reviewSites.map((site) => ({ ...site, operator: 'Weeping Willow Media' })),
      }),
      testContext(locale),
    );
    for (const site of [testContext(locale), long]) {
      const { wide, narrow } = selectOwnershipMap(site).map;
      expect(narrow).toHaveLength(1);
      // The page has 320 and 864 px of space; a wider drawing is scaled down, but text never goes below 13 px.
      for (const { width } of narrow) expect(14 * (320 / width)).toBeGreaterThanOrEqual(13);
      expect(14 * (864 / wide.width)).toBeGreaterThanOrEqual(13);
    }
  });
});

describe('the lists beside the map', () => {
  const names = (id: string) => lists.find((list) => list.id === id)?.names;

  test('a single brand leads to its owner; nobody known is said in words', () => {
    expect(names('single')).toMatchObject([{ name: 'Elm VPN', value: 'Elm Foundation', isUnknown: false }]);
    expect(names('otherSites')).toMatchObject([{ name: 'Tree Tests', value: 'Unknown', isUnknown: true }]);
  });

  test('its own people and an unknown owner are different answers', () => {
    expect(names('self')).toMatchObject([{ name: 'Alder VPN', value: 'Alder Nät AB', weak: undefined }]);
    expect(names('unknown')).toMatchObject([
      { name: 'Dogwood', value: 'Unknown', isUnknown: true },
      { name: 'Fir VPN', value: 'Fir LLC', isUnknown: false, weak: 'Low confidence' },
    ]);
  });

  test('whose servers a brand runs on is sourced beside it', () => {
    expect(names('networks')).toMatchObject([
      { name: 'Willow VPN', value: 'Birch VPN', sources: [{ url: 'https://dossier.example/birch' }] },
    ]);
  });

  test('a list with nothing in it is left out', () => {
    const outsideGroups = { brands: [], reviewSites: [], networks: [] };
    const left = selectOwnershipMap({ ...english, outsideGroups });
    expect(left.lists.map(({ id }) => id)).toEqual(['single']);
    expect(left.table.map(({ name }) => name)).toEqual(['Grove Group', 'Elm Foundation']);
  });
});

describe('the table of owners', () => {
  test('holds every name of the drawing and of the lists', () => {
    const inTable = new Set(rows.map(({ name }) => name));
    const elsewhere = [...leaves, ...lists.flatMap((list) => list.names)].map(({ name }) => name);
    expect(elsewhere.filter((name) => !inTable.has(name))).toEqual([]);
  });

  test('names a source with its kind for all but owners whom nobody knows', () => {
    const without = rows.filter(({ sources }) => sources.length === 0).map(({ name }) => name);
    expect(without).toEqual(['Tree Tests']);
    for (const { sources } of rows) for (const { basis } of sources) expect(basis.label).toBeTruthy();
  });

  test('of a provider that we review, its own facts answer with their marks', () => {
    const row = changed.table.flatMap((part) => part.rows).find(({ name }) => name === 'Cedar VPN');
    expect(row).toMatchObject({
      entity: { text: 'Cedar B.V.', mark: { evidence: 'cedar/legal-entity' } },
      jurisdiction: { text: 'Netherlands', mark: { evidence: 'cedar/jurisdiction' } },
      details: ['VPN brand', 'with this owner since February 2022'],
    });
    expect(rows.find(({ name }) => name === 'Willow VPN')).toMatchObject({
      entity: { text: 'Willow Inc.', mark: undefined },
      jurisdiction: { text: 'United States', mark: undefined },
    });
  });

  test('a brand without sources of its own has those of its group', () => {
    const bare = withGroup(({ brands }) => ({
      brands: brands.slice(0, 1).map((brand) => ({ ...brand, sources: undefined })),
    }));
    const [part] = selectOwnershipMap(bare).table;
    expect(part?.sources).toHaveLength(2);
    expect(part?.rows[0]?.sources).toEqual(part?.sources);
  });

  test('what is weakly known says so', () => {
    const weakIn = ({ table: parts }: ReturnType<typeof selectOwnershipMap>) =>
      parts
        .flatMap((part) => part.rows)
        .filter(({ details }) => details.includes('Low confidence'))
        .map(({ name }) => name);
    expect(weakIn(changed)).toEqual(['Leafy', 'Fir VPN']);
    const weakGroup = selectOwnershipMap(withGroup(() => ({ confidence: 'low' })));
    expect(weakIn(weakGroup)).toEqual(['Birch VPN', 'Cedar VPN', 'Willow VPN', 'Fir VPN']);
  });
});

describe('the map of owners as drawn', () => {
  const page = renderElement(<OwnershipMap map={map} lists={lists} table={table} />);
  const labels = (drawing: string) =>
    page
      .all(drawing)[0]
      ?.all('text')
      .filter(({ attributes }) => attributes.class !== 'owner-small')
      .map(({ text, attributes: { x, y } }) => [text, x, y]);

  test('wide: owners in the middle, brands at the right, review sites at the left', () => {
    expect(page.all('.owner-wide')[0]?.attributes.viewBox).toBe('0 0 860 232');
    expect(
      page
        .all('.owner-wide')[0]
        ?.all('text')
        .slice(0, 3)
        .map(({ text, attributes: { x, y } }) => [text, x, y]),
    ).toEqual([
      ['Review sites', '117', '14'],
      ['Owner', '392', '14'],
      ['VPN brands', '667', '14'],
    ]);
    expect(labels('.owner-wide')).toEqual([
      ['Grove Group', '392', '129'],
      ['Birch VPN', '667', '74'],
      ['Cedar VPN', '667', '128'],
      ['Willow VPN', '667', '182'],
      ['Best Trees', '117', '128'],
    ]);
  });

  test('narrow: the owner above, everything under it in one column', () => {
    expect(labels('.owner-trees')).toEqual([
      ['Grove Group', '0', '62'],
      ['Birch VPN', '38', '100'],
      ['Cedar VPN', '38', '154'],
      ['Willow VPN', '38', '208'],
      ['Best Trees', '38', '262'],
    ]);
  });

  test('a line leads from the owner to each name and ends in a mark of its kind', () => {
    const [wide] = page.all('.owner-wide');
    expect(wide?.all('.owner-edge').map(({ attributes }) => attributes.d)).toEqual([
      'M392 87V105',
      'M473.5 122C562.25 122 562.25 68 651 68',
      'M473.5 122C562.25 122 562.25 122 651 122',
      'M473.5 122C562.25 122 562.25 176 651 176',
      'M310.5 122C221.75 122 221.75 122 133 122',
    ]);
    expect(
      wide?.all('.owner-knot').map(({ attributes: { class: name, cx, cy, r } }) => [name, cx, cy, r]),
    ).toEqual([
      ['owner-knot owner-knot-reviewed', '651', '68', '5'],
      ['owner-knot owner-knot-reviewed', '651', '122', '5'],
      ['owner-knot owner-knot-other', '651', '176', '4'],
      ['owner-knot owner-knot-site', undefined, undefined, undefined],
    ]);
  });

  test('names lead to our review, or to their line in the table', () => {
    const links = page.all('.owner-wide')[0]?.all('a') ?? [];
    expect(links.map(({ attributes: { href } }) => href)).toEqual([
      '#owner-group-grove',
      '/reviews/birch',
      '/reviews/cedar',
      '#owner-brand-willow-vpn',
      '#owner-site-best-trees',
    ]);
    const ids = page.all('tr').flatMap(({ attributes }) => attributes.id ?? []);
    for (const { attributes } of page.all('a')) {
      if (attributes.href?.startsWith('#owner-')) expect(ids).toContain(attributes.href.slice(1));
    }
  });

  test('what is weakly known is drawn so', () => {
    const weak = renderElement(<OwnershipMap {...changed} />).all('.owner-wide')[0];
    expect(weak?.all('.owner-weak')).toHaveLength(1);
  });
});

describe('parts of the map', () => {
  const [owner] = map.owners;
  if (!owner) throw new Error('There is an owner.');
  const model = { map, lists, table };
  const wideOf = (shown: OwnershipMapModel) =>
    renderElement(<OwnershipMap {...shown} />).all('.owner-wide')[0];
  const textsOf = (shown: OwnershipMapModel) =>
    wideOf(shown)
      ?.all('text')
      .map(({ text }) => text);

  test.each(['.owner-wide', '.owner-trees'])(
    'in %s, lines to review sites differ from lines to brands',
    (name) => {
      const edges =
        renderElement(<OwnershipMap {...changed} />)
          .all(name)[0]
          ?.all('.owner-edge') ?? [];
      expect(edges.map(({ attributes }) => attributes.class)).toEqual([
        'owner-edge',
        'owner-edge',
        'owner-edge',
        'owner-edge',
        'owner-edge owner-edge-site',
        'owner-edge owner-edge-site owner-weak',
      ]);
    },
  );

  test('only names that we review are set as such', () => {
    const links = wideOf(model)?.all('.owner-reviewed') ?? [];
    expect(links.map(({ attributes }) => attributes.href)).toEqual(['/reviews/birch', '/reviews/cedar']);
  });

  test('the room to press is as large as the box of the label', () => {
    const layout = map.wide.owners[0];
    const labels = [layout?.owner, ...(layout?.brands ?? []), ...(layout?.sites ?? [])];
    const areas = wideOf(model)?.all('.owner-room') ?? [];
    expect(areas.map(({ attributes: { x, y, width, height } }) => [x, y, width, height].map(Number))).toEqual(
      labels.map((label) => {
        const { left, top, right, bottom } = label?.box ?? { left: 0, top: 0, right: 0, bottom: 0 };
        return [left, top, right - left, bottom - top];
      }),
    );
  });

  test('a review site ends in a diamond around the end of its line', () => {
    const [site] = wideOf(model)?.all('.owner-knot-site') ?? [];
    expect(site?.attributes.d).toBe('M133 116.5l5.5 5.5-5.5 5.5-5.5-5.5z');
  });

  test('who stands above the owner is drawn where somebody does', () => {
    const free = selectOwnershipMap(withGroup(() => ({ parent: undefined })));
    expect(textsOf(model)).toContain('Grove Holding Ltd');
    expect(textsOf(free)).not.toContain('Grove Holding Ltd');
    expect(wideOf(free)?.all('.owner-edge')).toHaveLength(4);
  });

  test('an owner without review sites says so in the place of them', () => {
    expect(textsOf(model)).not.toContain('none in our data');
    const none = selectOwnershipMap(withGroup(() => ({ reviewSites: [] })));
    expect(wideOf(none)?.all('.owner-none')[0]?.text).toBe('none in our data');
  });

  test('a name of which no more is known has no second line', () => {
    const sites = owner.sites.map((site) => ({ ...site, detail: '' }));
    const bare = { ...model, map: { ...map, owners: [{ ...owner, sites }] } };
    expect(wideOf(model)?.all('a').at(-1)?.text).toBe('Best Trees Grove Media');
    expect(wideOf(bare)?.all('a').at(-1)?.all('text')).toHaveLength(1);
  });

  test('a place without a name to it draws nothing', () => {
    const empty = renderElement(<OwnershipMap {...model} map={{ ...map, owners: [] }} />);
    expect(empty.all('.owner-part')).toEqual([]);
    expect(empty.all('.owner-trees')[0]?.all('li')).toEqual([]);
    const leafless = { ...model, map: { ...map, owners: [{ ...owner, brands: [], sites: [] }] } };
    expect(wideOf(leafless)?.all('.owner-knot')).toEqual([]);
  });

  test('a tree is as wide as its layout, in units that grow with letters', () => {
    const [tree] =
      renderElement(<OwnershipMap {...model} />)
        .all('.owner-trees')[0]
        ?.all('svg') ?? [];
    expect(tree?.attributes.width).toBe(`${Number(map.narrow[0]?.width) / 16}rem`);
    expect(tree?.attributes['aria-label']).toBe('What belongs to Grove Group');
  });
});

describe('the table and the lists of owners as drawn', () => {
  const [part] = table;
  const [row] = part?.rows ?? [];
  const [source] = part?.sources ?? [];
  if (!part || !row || !source) throw new Error('There is a row with a source.');
  const renderedPart = (change: Partial<typeof part>) =>
    renderElement(<OwnershipMap map={map} lists={[]} table={[{ ...part, rows: [], ...change }]} />).all(
      'tbody',
    )[0];
  const renderedRow = (change: Partial<typeof row>) =>
    renderedPart({ rows: [{ ...row, ...change }] })?.all('tr')[1];
  const sourcesCell = (sources: typeof row.sources) => renderedRow({ sources })?.all('td').at(-1);
  const plain = {
    name: 'Oak',
    href: '#oak',
    value: 'Oak Ltd',
    isUnknown: false,
    weak: undefined,
    sources: [],
  };
  const renderedName = (change: Partial<NameList['names'][number]>) =>
    renderElement(
      <OwnershipMap map={map} lists={[{ id: 'self', names: [{ ...plain, ...change }] }]} table={[]} />,
    ).all('.dotted-lines')[0];

  test('the fold says how many names it holds', () => {
    const [summary] = renderElement(<OwnershipMap map={map} lists={lists} table={table} />).all('summary');
    expect(summary?.text).toContain(`${rows.length} names`);
  });

  test('the head of an owner with one source leaves the other columns to it', () => {
    const head = renderedPart({ sources: [source] });
    expect(head?.all('th')[0]?.attributes.colspan).toBe('1');
    expect(head?.all('td')[0]?.attributes.colspan).toBe('4');
    expect(head?.all('a')[0]?.attributes.href).toBe(source.url);
  });

  test('the head of an owner without a source is as wide as the table', () => {
    const head = renderedPart({ sources: [] });
    expect(head?.all('th')[0]?.attributes.colspan).toBe('5');
    expect(head?.all('td')).toEqual([]);
  });

  test('who stands above an owner and what is to be noted are said where there is something to say', () => {
    const shownText = renderedPart({ name: 'Grove', parentText: 'Belongs to Forest', note: 'Since 2020.' });
    expect(shownText?.all('th')[0]?.text).toBe('Grove Belongs to Forest');
    expect(shownText?.all('p').map(({ text }) => text)).toEqual(['Since 2020.']);
    const silent = renderedPart({ parentText: undefined, note: undefined });
    expect(silent?.all('th')[0]?.all('small')).toEqual([]);
    expect(silent?.all('p')).toEqual([]);
  });

  test('a name leads to its review where there is one', () => {
    const head = (href: string | undefined) => renderedRow({ href })?.all('th')[0];
    expect(head('/reviews/birch')?.all('a')[0]?.attributes.href).toBe('/reviews/birch');
    expect(head(undefined)?.all('a')).toEqual([]);
  });

  test('under a name stand its details in one line and its note in another', () => {
    const lines = (note: string | undefined) =>
      renderedRow({ details: ['VPN brand', 'Low confidence'], note })
        ?.all('small')
        .slice(0, 2)
        .map(({ text }) => text);
    expect(lines('Sold in May.')).toEqual(['VPN brand · Low confidence', 'Sold in May.']);
    expect(renderedRow({ note: undefined })?.all('th')[0]?.all('small')).toHaveLength(1);
  });

  test('a row names even a single source, and says where there is none', () => {
    expect(sourcesCell([source])?.all('a')[0]?.attributes.href).toBe(source.url);
    expect(sourcesCell([])?.text).toBe('No source');
  });

  test('a source has its kind after it, and its date where it bears one', () => {
    const { title, url } = source;
    const basis = { id: 'press-report', mark: '¶', label: 'Press report' } as const;
    const gazette = { id: 'g', title, name: 'Gazette', url, basis, kind: 'page that changes' };
    const small = (dated: { readonly published?: string }) =>
      sourcesCell([{ ...gazette, ...dated }])?.all('small')[0]?.text;
    expect(small({ published: 'May 2024' })).toBe('Press report · May 2024');
    expect(small({})).toBe('Press report');
  });

  test('a name in a list leads on, with its source or else its doubt under it', () => {
    expect(renderedName({})?.all('a')[0]?.attributes.href).toBe('#oak');
    expect(renderedName({})?.all('dt')[0]?.text).toBe('Oak');
    expect(renderedName({ weak: 'Low confidence' })?.all('dt')[0]?.text).toBe('Oak Low confidence');
    const sourced = renderedName({ sources: [source], weak: 'Low confidence' })?.all('dt')[0];
    expect(sourced?.all('a').map(({ attributes }) => attributes.href)).toEqual(['#oak', source.url]);
    expect(sourced?.text).not.toContain('Low confidence');
  });

  test('an unknown value in a list is faint', () => {
    expect(renderedName({ isUnknown: true })?.all('.faint')).toHaveLength(1);
    expect(renderedName({ isUnknown: false })?.all('.faint')).toEqual([]);
  });
});
