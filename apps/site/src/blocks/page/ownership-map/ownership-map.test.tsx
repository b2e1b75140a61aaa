import type { OwnershipGroup } from '@vpn-site/core/provider/ownership.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { type NameList, selectOwnershipMap } from './ownership-map.block.ts';
import { OwnershipMap } from './ownership-map.tsx';

const english = testContext();
const { trees, lists, table } = selectOwnershipMap(english);
const rows = table.flatMap((part) => part.rows);
const owned = trees.flatMap(({ brands, sites }) => [...brands, ...sites]);

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
    expect(trees).toMatchObject([
      {
        id: 'grove',
        name: 'Grove Group',
        parent: 'Grove Holding Ltd',
        brands: [{ name: 'Birch VPN' }, { name: 'Cedar VPN' }, { name: 'Willow VPN' }],
        sites: [{ name: 'Best Trees', detail: 'Grove Media', isWeak: false }],
      },
    ]);
    const [owner] = changed.trees;
    expect(owner?.sites[1]).toMatchObject({
      name: 'Leafy',
      detail: 'as of August 2024 · Low confidence',
      isWeak: true,
    });
  });

  test('an owner of one name and one review site is drawn; of one name alone it is not', () => {
    const one = ({ brands }: OwnershipGroup) => ({ brands: brands.slice(0, 1) });
    const alone = (group: OwnershipGroup) => ({ ...one(group), reviewSites: [] });
    expect(selectOwnershipMap(withGroup(one)).trees).toHaveLength(1);
    expect(selectOwnershipMap(withGroup(alone)).trees).toEqual([]);
  });

  test('a brand names its jurisdiction in words and the year it came to its owner', () => {
    const cedar = changed.trees[0]?.brands.find(({ name }) => name === 'Cedar VPN');
    expect(cedar).toMatchObject({
      detail: 'Netherlands · since 2022',
      href: '/reviews/cedar',
      isReviewed: true,
    });
    expect(owned.find(({ name }) => name === 'Willow VPN')).toMatchObject({
      href: '#owner-brand-willow-vpn',
      isReviewed: false,
    });
  });

  test('every name leads to a review or to a line that exists', () => {
    const anchors = new Set([...table, ...rows].map(({ anchor }) => `#${anchor}`));
    const links = [...trees, ...owned, ...lists.flatMap(({ names }) => names)].map(({ href }) => href);
    expect(links.filter((href) => !anchors.has(href) && !english.pageExists(href))).toEqual([]);
    expect(anchors.size).toBe(table.length + rows.length);
  });

  test('every provider that we review is on the page once, with a link to its review', () => {
    const reviewed = rows.flatMap(({ href }) => href ?? []).toSorted();
    expect(reviewed).toEqual([...english.providers.keys()].map((id) => `/reviews/${id}`).toSorted());
  });
});

describe('the lists beside the map', () => {
  const names = (id: string) => lists.find((list) => list.id === id)?.names;

  test('tell a known owner, its own people, an unknown owner and a weak answer apart', () => {
    expect(names('single')).toMatchObject([{ name: 'Elm VPN', value: 'Elm Foundation', isUnknown: false }]);
    expect(names('otherSites')).toMatchObject([{ name: 'Tree Tests', value: 'Unknown', isUnknown: true }]);
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
  test('holds every name of the drawing and of the lists, with a source for all but owners whom nobody knows', () => {
    const without = rows.filter(({ sources }) => sources.length === 0).map(({ name }) => name);
    expect(without).toEqual(['Tree Tests']);
    const inTable = new Set(rows.map(({ name }) => name));
    const elsewhere = [...owned, ...lists.flatMap((list) => list.names)].map(({ name }) => name);
    expect(elsewhere.filter((name) => !inTable.has(name))).toEqual([]);
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

describe('on the page', () => {
  const rendered = (model = selectOwnershipMap(english)) => renderElement(<OwnershipMap {...model} />);
  const tree = (model?: Parameters<typeof rendered>[0]) => rendered(model).all('.owner-tree')[0];
  const [part] = table;
  const [row] = part?.rows ?? [];
  const [source] = part?.sources ?? [];
  if (!part || !row || !source) throw new Error('There is a row with a source.');

  test('an owner is a heading under whoever stands above it, over its brands and its review sites', () => {
    expect(tree()?.all('h3')[0]?.text).toBe('Belongs to Grove Holding Ltd Grove Group');
    const free = selectOwnershipMap(withGroup(() => ({ parent: undefined })));
    expect(tree(free)?.all('h3')[0]?.text).toBe('Grove Group');
    const branches = tree(changed)?.all('.owner-branch') ?? [];
    expect(branches.map((branch) => branch.all('li').map(({ text }) => text))).toEqual([
      ['Birch VPN Panama', 'Cedar VPN Netherlands · since 2022', expect.stringMatching(/^Willow VPN/)],
      ['Best Trees Grove Media', 'Leafy as of August 2024 · Low confidence'],
    ]);
    const weak = tree(changed)?.all('.owner-weak') ?? [];
    expect(weak.map(({ text }) => text)).toEqual([expect.stringMatching(/^Leafy /)]);
  });

  test('an owner’s fold has its sources, who stands above and notes; its rows have theirs', () => {
    const basis = { id: 'press-report', mark: '¶', label: 'Press report' } as const;
    const details = ['VPN brand', 'Low confidence'];
    const { published: _, ...undated } = { ...source, basis, url: 'https://other.example' };
    const sources = [{ ...undated, url: source.url, published: 'May 2024' }, undated];
    const noted = { ...row, details, note: 'Sold in May.', sources };
    const bare = { ...row, anchor: 'bare', sources: [] };
    const change = { parentText: 'Belongs to Forest', note: 'Since 2020.', rows: [noted, bare] };
    const [fold] = rendered({ trees: [], lists: [], table: [{ ...part, ...change }] }).all('.owner-rows');
    expect(fold?.all('summary')[0]?.text).toBe('Grove Group 2 names');
    const [about] = fold?.all('.owner-about') ?? [];
    expect(about?.all('a')[0]?.attributes.href).toBe(source.url);
    expect(about?.text).toMatch(/Belongs to Forest.*Since 2020\./);
    const [, first, second] = fold?.all('tr') ?? [];
    const small = first?.all('small').map(({ text }) => text);
    expect(small?.slice(0, 2)).toEqual(['VPN brand · Low confidence', 'Sold in May.']);
    expect(first?.all('td').at(-1)?.text).toMatch(/Press report · May 2024 .* Press report$/);
    expect(second?.all('td').at(-1)?.text).toBe('No source');
  });

  test('a name in a list leads on, with its source or else its doubt under it', () => {
    const plain = { name: 'Oak', href: '#oak', value: 'Oak Ltd', isUnknown: false, weak: 'Low confidence' };
    const named = (sources: NameList['names'][number]['sources']) =>
      rendered({ trees: [], lists: [{ id: 'self', names: [{ ...plain, sources }] }], table: [] }).all(
        'dt',
      )[0];
    expect(named([])?.all('a')[0]?.attributes.href).toBe('#oak');
    expect(named([])?.text).toBe('Oak Low confidence');
    const sourced = named([source]);
    expect(sourced?.all('a').map(({ attributes }) => attributes.href)).toEqual(['#oak', source.url]);
    expect(sourced?.text).not.toContain('Low confidence');
  });
});
