import type { Catalog } from '@vpn-site/content/catalog.ts';
import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { composeLocaleSite } from '../locale-site.ts';
import { pageFeed } from './page-feed.ts';
import { providerFeed } from './provider-feed.ts';

const day = fixtureDay;
const whole = fixtureCatalog();
const article = (id: string, updated: string, slug = id) => ({
  id,
  kind: 'explainers',
  locale: 'pl' as const,
  slug,
  file: `content/${id}.pl.md`,
  frontMatter: { title: `T ${id}`, description: 'D', updated },
});
const withDocuments = (...documents: ReturnType<typeof article>[]): Catalog => ({
  ...whole,
  documents: new DocumentIndex(documents),
});
const settingOf = (catalog: Catalog) => composeLocaleSite(catalog, 'pl', 'https://site.example', day);
const feedOf = (catalog: Catalog) => pageFeed(catalog, settingOf(catalog));

describe('the feed of pages', () => {
  test('has the newest first, fifty at most, what is written before what is computed', () => {
    const copies = whole.facts.providers.map((provider) => ({ ...provider, id: `${provider.id}-copy` }));
    const providers = [...whole.facts.providers, ...copies];
    const days = providers.flatMap(({ facts }) =>
      Object.values(facts).flatMap((fact) => ('checked' in fact ? fact.checked : [])),
    );
    const newest = days.toSorted().at(-1) ?? '';
    const { entries } = feedOf({
      ...withDocuments(article('explainers/old', '2020-01-01'), article('explainers/new', newest)),
      facts: { ...whole.facts, providers },
    });
    expect(entries).toHaveLength(50);
    expect(entries[0]).toMatchObject({ title: 'T explainers/new', updated: newest });
    const order = entries.map(({ updated }) => updated);
    expect(order).toEqual(order.toSorted().toReversed());
    expect(entries.map(({ title }) => title)).not.toContain('T explainers/old');
  });

  test('a page keeps its name when it moves', () => {
    const [before] = feedOf(withDocuments(article('explainers/a', day, 'one'))).entries;
    const [after] = feedOf(withDocuments(article('explainers/a', day, 'two'))).entries;
    expect(after).toMatchObject({ id: before?.id, url: 'https://site.example/pl/two' });
    expect(after?.url).not.toBe(before?.url);
  });
});

test('the feed of a provider has one entry per day on which its facts changed, the newest first, with what changed', () => {
  const provider = whole.facts.providers.find(({ id }) => id === 'alder');
  if (!provider) throw new Error('There is no provider "alder".');
  const answer = (value: boolean) => ({ type: 'yes-no', value }) as const;
  const change = { kind: 'changed', before: answer(false), after: answer(true) } as const;
  const changes = [
    { ...change, provider: 'alder', key: 'tor', day: '2025-05-09' },
    { ...change, provider: 'alder', key: 'server-storage', day: '2025-05-01' },
    { ...change, key: 'tor', provider: 'birch', day: '2025-05-01' },
  ];
  const catalog = { ...whole, changes: () => ({ changes, isComplete: true }) };
  const { entries, homeUrl } = providerFeed(provider, settingOf(catalog));
  expect(entries.map(({ id, updated }) => [id, updated])).toEqual([
    ['tag:site.example,2026:feeds/alder/2025-05-09.pl', '2025-05-09'],
    ['tag:site.example,2026:feeds/alder/2025-05-01.pl', '2025-05-01'],
  ]);
  expect(entries[0]?.title).toBe('Alder VPN: zmiany faktów, 9\u00a0maja 2025');
  expect(entries[0]?.summary).toMatch(/^[^\n]+: Nie → Tak$/);
  expect(homeUrl).toBe('https://site.example/pl/recenzje/alder');
});
