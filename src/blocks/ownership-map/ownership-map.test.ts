import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { selectOwnershipMap } from './select.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');
const { map, lists, table } = selectOwnershipMap(english);
const rows = table.flatMap((part) => part.rows);
const drawn = map.owners.flatMap(({ brands, sites }) => [...brands, ...sites]);

describe('the map of owners', () => {
  test('draws whoever owns more than one name, with brands and review sites apart', () => {
    const kape = map.owners.find(({ id }) => id === 'kape');
    expect(kape?.parent).toBe('Unikmind Holdings Limited');
    expect(kape?.brands.map(({ name }) => name)).toContain('ExpressVPN');
    expect(kape?.sites.map(({ name, isWeak }) => [name, isWeak])).toEqual([
      ['vpnMentor', false],
      ['WizCase', true],
    ]);
    expect(map.owners.map(({ id }) => id)).not.toContain('amagicom');
  });

  test('a brand names its jurisdiction in words and the year it came to its owner', () => {
    expect(drawn.find(({ name }) => name === 'ExpressVPN')).toMatchObject({
      detail: 'British Virgin Islands · since 2021',
      href: '/reviews/expressvpn',
      isReviewed: true,
    });
  });

  test('every name leads to a review or to a line that exists', () => {
    const anchors = new Set([...table, ...rows].map(({ anchor }) => `#${anchor}`));
    const links = [...map.owners, ...drawn, ...lists.flatMap(({ names }) => names)].map(({ href }) => href);
    expect(links.filter((href) => !anchors.has(href) && !english.pageExists(href))).toEqual([]);
    expect(anchors.size).toBe(table.length + rows.length);
  });

  test('every provider that we review is on the page once, with a link to its review', () => {
    const reviewed = rows.flatMap(({ href }) => href ?? []).toSorted();
    expect(reviewed).toEqual([...english.providers.keys()].map((id) => `/reviews/${id}`).toSorted());
  });

  test.each(localeCodes)('fits a phone of 360 px and the column of an article in %s', (locale) => {
    const { wide, narrow } = selectOwnershipMap(contextOf(locale)).map;
    // The page leaves 320 and 864 px; a drawing a little wider is set a little smaller, never below 13 px.
    for (const { width } of narrow) expect(14 * (320 / width)).toBeGreaterThanOrEqual(13);
    expect(14 * (864 / wide.width)).toBeGreaterThanOrEqual(13);
  });
});

describe('the lists beside the map', () => {
  const names = (id: string) => lists.find((list) => list.id === id)?.names ?? [];

  test('a single brand leads to its owner; nobody known is said in words', () => {
    expect(names('single').find(({ name }) => name === 'Mullvad VPN')?.value).toBe('Amagicom AB');
    expect(names('otherSites').find(({ name }) => name === 'Cybernews')).toMatchObject({
      value: 'Unknown',
      isUnknown: true,
    });
  });

  test('its own people and an unknown owner are different answers', () => {
    expect(names('self').map(({ name }) => name)).toContain('IVPN');
    expect(names('unknown').map(({ name }) => name)).toContain('hide.me VPN');
  });

  test('whose servers a brand runs on is sourced beside it', () => {
    for (const { sources } of names('networks')) expect(sources[0]?.url).toMatch(/^https:/);
    expect(names('networks').map(({ name, value }) => `${name}: ${value}`)).toContain(
      'Mozilla VPN: Mullvad VPN',
    );
  });
});

describe('the table of owners', () => {
  test('holds every name of the drawing and of the lists', () => {
    const inTable = new Set(rows.map(({ name }) => name));
    const elsewhere = [...drawn, ...lists.flatMap((list) => list.names)].map(({ name }) => name);
    expect(elsewhere.filter((name) => !inTable.has(name))).toEqual([]);
  });

  test('names a source with its publisher for all but owners whom nobody knows', () => {
    const without = rows.filter(({ sources }) => sources.length === 0).map(({ name }) => name);
    expect(without).toEqual(['Cybernews', 'Comparitech']);
    for (const { sources } of rows) for (const { publisher } of sources) expect(publisher).toBeTruthy();
  });

  test('of a provider that we review, its own facts answer with their marks', () => {
    const row = rows.find(({ name }) => name === 'Private Internet Access');
    expect(row?.entity).toMatchObject({ text: 'Private Internet Access, Inc.' });
    expect(row?.entity.mark?.evidence).toBe('private-internet-access/legal-entity');
    expect(row?.details).toEqual(['VPN brand', 'with this owner since December 2019']);
  });

  test('a brand without sources of its own has those of its group', () => {
    const [group] = english.ownership;
    const [brand] = group?.brands ?? [];
    if (!group || !brand) throw new Error('There is no group.');
    const bare = { ...group, brands: [{ ...brand, sources: undefined }], reviewSites: [] };
    const [part] = selectOwnershipMap({ ...english, ownership: [bare] }).table;
    expect(part?.rows[0]?.sources).toEqual(part?.sources);
  });

  test('what is weakly known says so', () => {
    const weak = rows.filter(({ details }) => details.includes('Low confidence')).map(({ name }) => name);
    expect(weak).toContain('WizCase');
    expect(weak).toContain('PrivateVPN');
    expect(weak).not.toContain('vpnMentor');
  });
});
