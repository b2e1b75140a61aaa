import { readFileSync } from 'node:fs';
import { fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { parseFactFile } from '../facts/fact-file.ts';
import { readRetiredMethodologies } from './read-retired-methodologies.ts';

const folder = 'facts/methodology/history';
const textOf = (name: string) => readFileSync(`${fixtureRoot}/${folder}/${name}`, 'utf8');

/** Returns both files of a version. */
function retired(version: string, published: string) {
  const renamed = (text: string) => text.replace('version: 2025-1', `version: ${version}`);
  return [
    parseFactFile(`${folder}/${version}.results.yaml`, renamed(textOf('2025-1.results.yaml'))),
    parseFactFile(
      `${folder}/${version}.yaml`,
      renamed(textOf('2025-1.yaml')).replace(/published: .*/, `published: ${published}`),
    ),
  ];
}

test('a version that was replaced has its criteria, its profiles and what it gave', () => {
  const [found] = readRetiredMethodologies(retired('2025-1', '2025-01-10'));
  expect(found).toMatchObject({ version: '2025-1', published: '2025-01-10' });
  expect(found?.criteria.find(({ id }) => id === 'audits')).toMatchObject({ group: 'trust', weight: 10 });
  expect(found?.profiles.find(({ id }) => id === 'torrenting')).toMatchObject({
    label: { en: 'Torrenting', pl: 'Torrenty', tr: 'Torrent' },
    groups: { reach: 0.5, trust: 0.8 },
    weights: { torrenting: 6, 'port-forwarding': 12, 'kill-switch': 10, logging: 10 },
  });
  expect(found?.results.asOf).toBe('2025-06-01');
  expect(found?.results.asPublished.overall?.ranked[0]).toEqual({ provider: 'alder', rank: 1, score: 8.23 });
  expect(found?.results.asPublished.overall?.unranked).toEqual(['cedar', 'dogwood']);
  expect(found?.results.correctedFacts?.overall?.ranked[0]?.provider).toBe('elm');
});

test('versions stand newest first, and one without results is left out', () => {
  const files = [
    ...retired('2023-1', '2023-01-10'),
    ...retired('2024-1', '2024-01-10'),
    ...retired('2024-2', '2024-01-10'),
    ...retired('2025-1', '2025-01-10').slice(1),
  ];
  const versions = readRetiredMethodologies(files).map(({ version }) => version);
  expect(versions).toEqual(['2024-2', '2024-1', '2023-1']);
});
