import { rmSync } from 'node:fs';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { closedFixture, closedOn } from '@vpn-site/fixture/closed-fixture.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { providersSchema } from './json-schema.ts';
import { publishedProviders } from './published-providers.ts';

const folders = ['kind: closed', 'kind: merged\n  into: elm'].map((ending) => closedFixture(ending));
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Returns the providers as published. JSON has no undefined fields. */
const published = (catalog: Parameters<typeof publishedProviders>[0]) =>
  JSON.parse(JSON.stringify(publishedProviders(catalog, fixtureDay))) as ReturnType<
    typeof publishedProviders
  >;

describe('published providers', () => {
  test.each([
    ['closed', 0],
    ['merged', 1],
  ] as const)('one that %s stands apart, says so with its source, and keeps its facts', (kind, index) => {
    const data = published(loadCatalog(folders[index] ?? '', fixtureDay));
    expect(data.providers.map(({ id }) => id)).not.toContain('birch');
    expect(data.former).toMatchObject([
      { id: 'birch', status: { kind, on: closedOn, sources: ['ending'] }, facts: { 'blocked-in': {} } },
    ]);
    expect(data.former[0]?.sources).toHaveProperty('ending');
    expect(providersSchema.safeParse(data).error).toBeUndefined();
  });

  test('a former name fits the published schema too', () => {
    const data = published(fixtureCatalog());
    const [first] = data.providers;
    const name = { name: 'Old', until: '2019', basis: 'dataset', checked: '2025-06-01', sources: ['own'] };
    const renamed = { ...data, providers: [{ ...first, formerly: [name] }] };
    expect(providersSchema.safeParse(renamed).error).toBeUndefined();
  });
});
