import { describe, expect, test } from 'vitest';
import { type Catalog, loadCatalog } from '#catalog/catalog.ts';
import { DocumentIndex } from '#domain/document/document-index.ts';
import type { Provider } from '#domain/provider/provider.ts';
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
  test('has one entry per day on which sources were read, the newest first, with what they say', () => {
    const known = { basis: 'dataset', sources: [], value: true } as const;
    const provider: Provider = {
      id: 'mullvad',
      name: 'Mullvad VPN',
      website: 'https://mullvad.net',
      sources: {},
      facts: {
        tor: { ...known, checked: '2026-10-01' },
        'ram-only-servers': { ...known, checked: '2026-10-09' },
        countries: { value: 'unknown' },
      },
    };
    const catalog = { ...real, facts: { ...real.facts, providers: [provider] } };
    const { entries, homeUrl } = providerFeed(provider, settingOf(catalog));
    expect(entries.map(({ id, updated }) => [id, updated])).toEqual([
      ['tag:site.example,2026:feeds/mullvad/2026-10-09.pl', '2026-10-09'],
      ['tag:site.example,2026:feeds/mullvad/2026-10-01.pl', '2026-10-01'],
    ]);
    expect(entries[0]?.title).toBe('Mullvad VPN: fakty sprawdzone ponownie 9 października 2026');
    expect(entries[0]?.summary).toMatch(/^[^\n]+: Tak$/);
    expect(homeUrl).toBe('https://site.example/pl/recenzje/mullvad');
  });
});
