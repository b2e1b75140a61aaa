import { openDataFiles } from '@vpn-site/core/open-data/open-data-file.ts';
import { allDefinitions } from '@vpn-site/core/provider/vocabulary.ts';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectOpenData } from './open-data.block.ts';
import { OpenData } from './open-data.tsx';

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

test('counts providers, facts, criteria and scores; the citation names site, version and day', () => {
  const site = testContext();
  const { files, citation } = selectOpenData(site);
  const { size } = site.providers;
  const { criteria, profiles } = site.methodology;
  const facts = allDefinitions(site.vocabulary).length;
  const counts = [size, size * facts, criteria.length, size * profiles.length].map(String);
  expect(files.flatMap(({ rows }) => rows ?? [])).toEqual(counts);
  expect(citation).toMatch(/open data, methodology 2025-2, as of June 15, 2025, .*\/data\/v1, CC BY 4\.0\.$/);
});

test('a file leads to its address and says how many records it has; the sample can be reached by keyboard', () => {
  const model = selectOpenData(testContext());
  const rendered = renderElement(<OpenData {...model} />);
  const row = rendered.all('tbody')[0]?.all('tr')[0];
  expect(row?.all('a')[0]?.attributes.href).toBe(model.files[0]?.href);
  expect(row?.text).toContain(` ${model.files[0]?.rows}`);
  expect(rendered.all('pre')[0]?.attributes.tabindex).toBe('0');
  expect(rendered.all('.citation')[0]?.text).toBe(model.citation);
});
