import { describe, expect, test } from 'vitest';
import { byLocale } from '#domain/locale/locale-table.ts';
import { openDataFiles } from '#domain/open-data/open-data-file.ts';
import { emptyContext } from '#fixtures/empty-context.ts';
import { selectOpenData } from './open-data.block.ts';

describe('open-data', () => {
  test('lists every published file under its address', () => {
    const { files } = selectOpenData(emptyContext);
    expect(files.map(({ href }) => href)).toEqual(openDataFiles.map((file) => `/data/v1/${file}`));
    expect(new Set(files.map(({ holds }) => holds)).size).toBe(openDataFiles.length);
  });

  test('tells sizes in whole kilobytes, and nothing before a build has made them', () => {
    const sizes = (size: number | undefined) =>
      selectOpenData({ ...emptyContext, openDataSize: () => size }).files[0]?.size;
    expect(sizes(undefined)).toBeUndefined();
    expect(sizes(12)).toBe('1 kB');
    expect(sizes(396_562)).toBe('397 kB');
  });

  test('counts providers, facts, criteria and scores', () => {
    const provider = { id: 'p', name: 'P', website: 'https://p.example', sources: {}, facts: {} };
    const words = byLocale(() => 'x');
    const profile = { id: 'a', label: words, description: words, groups: {}, weights: {}, requires: [] };
    const site = {
      ...emptyContext,
      providers: new Map([
        ['p', provider],
        ['q', provider],
      ]),
      methodology: { ...emptyContext.methodology, profiles: [profile, profile, profile] },
    };
    expect(selectOpenData(site).files.map(({ rows }) => rows)).toEqual([
      '2',
      '0',
      '0',
      '6',
      ...Array.from({ length: 4 }, () => undefined),
    ]);
  });

  test('the citation names site, version and day', () => {
    expect(selectOpenData(emptyContext).citation).toBe(
      'Sample: open data, methodology test, as of November 15, 2026, /data/v1, CC BY 4.0.',
    );
  });
});
