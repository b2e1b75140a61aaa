import { describe, expect, test } from 'vitest';
import { type Catalog, loadCatalog } from '#catalog/catalog.ts';
import { DocumentIndex } from '#domain/document/document-index.ts';
import { composeLocale } from '../locale-setting.ts';
import { pageFeed } from './page-feed.ts';
import { providerFeed } from './provider-feed.ts';

const day = '2026-11-15';
const real = loadCatalog(process.cwd(), day);
const article = (id: string, updated: string, slug = id) => ({
  id,
  kind: 'explainers',
  locale: 'pl' as const,
  slug,
  file: `content/${id}.pl.md`,
  frontMatter: { title: `T ${id}`, description: 'D', updated },
});
const withDocuments = (...documents: ReturnType<typeof article>[]): Catalog => ({
  ...real,
  documents: new DocumentIndex(documents),
});
const settingOf = (catalog: Catalog) => composeLocale(catalog, 'pl', 'https://site.example', day);
const feedOf = (catalog: Catalog) => pageFeed(catalog, settingOf(catalog));

describe('the feed of pages', () => {
  test('has the newest first, fifty at most, what is written before what is computed', () => {
    const days = real.facts.providers.flatMap(({ facts }) =>
      Object.values(facts).flatMap((fact) => ('checked' in fact ? fact.checked : [])),
    );
    const newest = days.toSorted().at(-1) ?? '';
    const { entries } = feedOf(
      withDocuments(article('explainers/old', '2020-01-01'), article('explainers/new', newest)),
    );
    expect(entries).toHaveLength(50);
    expect(entries[0]).toMatchObject({ title: 'T explainers/new', updated: newest });
    expect(entries.map(({ updated }) => updated)).toEqual(
      entries
        .map(({ updated }) => updated)
        .toSorted()
        .toReversed(),
    );
    expect(entries.map(({ title }) => title)).not.toContain('T explainers/old');
  });

  test('a page keeps its name when it moves', () => {
    const [before] = feedOf(withDocuments(article('explainers/a', day, 'one'))).entries;
    const [after] = feedOf(withDocuments(article('explainers/a', day, 'two'))).entries;
    expect(after).toMatchObject({ id: before?.id, url: 'https://site.example/pl/two' });
    expect(after?.url).not.toBe(before?.url);
  });
});

describe('the feed of a provider', () => {
  test('has one entry per day on which its facts changed, the newest first, with what changed', () => {
    const provider = real.facts.providers.find(({ id }) => id === 'mullvad');
    if (!provider) throw new Error('There is no provider "mullvad".');
    const change = { kind: 'changed', provider: 'mullvad', before: false, after: true } as const;
    const changes = [
      { ...change, key: 'tor', day: '2026-10-09' },
      { ...change, key: 'ram-only-servers', day: '2026-10-01' },
      { ...change, key: 'tor', provider: 'ivpn', day: '2026-10-01' },
    ];
    const catalog = { ...real, changes: () => ({ changes, isComplete: true }) };
    const { entries, homeUrl } = providerFeed(provider, settingOf(catalog));
    expect(entries.map(({ id, updated }) => [id, updated])).toEqual([
      ['tag:site.example,2026:feeds/mullvad/2026-10-09.pl', '2026-10-09'],
      ['tag:site.example,2026:feeds/mullvad/2026-10-01.pl', '2026-10-01'],
    ]);
    expect(entries[0]?.title).toBe('Mullvad VPN: zmiany faktów, 9 października 2026');
    expect(entries[0]?.summary).toMatch(/^[^\n]+: Nie → Tak$/);
    expect(homeUrl).toBe('https://site.example/pl/recenzje/mullvad');
  });
});
