import { byLocale } from '@vpn-site/core/locale/locale-table.ts';
import { openDataFiles } from '@vpn-site/core/open-data/open-data-file.ts';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import { selectOpenData } from './open-data.block.ts';
import { OpenData } from './open-data.tsx';

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
    expect(sizes(12)).toBe('1\u00a0kB');
    expect(sizes(396_562)).toBe('397\u00a0kB');
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

describe('open-data as drawn', () => {
  const file = {
    name: 'facts.csv',
    href: '/data/v1/facts.csv',
    holds: 'facts',
    rows: '12',
    size: '3 kB',
  } as const;
  const model = selectOpenData(emptyContext);
  const rowOf = (change: Partial<(typeof model.files)[number]>) =>
    renderElement(<OpenData {...model} files={[{ ...file, ...change }]} />).all('tbody')[0];

  test('a file leads to its address and says what it holds, how many records and how large it is', () => {
    const row = rowOf({});
    expect(row?.all('th')[0]?.text).toBe('facts.csv');
    expect(row?.all('a').map(({ attributes }) => attributes.href)).toEqual(['/data/v1/facts.csv']);
    expect(row?.all('td').map(({ text }) => text)).toEqual(['facts', '12', '3 kB']);
    expect(row?.all('td.num').map(({ attributes }) => attributes['data-label'])).toEqual(['Records', 'Size']);
  });

  test('the sample can be reached by keyboard, and the citation closes the page', () => {
    const rendered = renderElement(<OpenData {...model} />);
    expect(rendered.all('pre')[0]?.attributes.tabindex).toBe('0');
    expect(rendered.all('code')[0]?.text).toBe(model.sample.replace(/\s+/g, ' ').trim());
    expect(rendered.all('.citation')[0]?.text).toBe(model.citation);
  });
});
