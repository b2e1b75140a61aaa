import { readFileSync } from 'node:fs';
import { fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { methodologyHistoryComplete } from './methodology-history-complete.ts';

const current = 'facts/methodology/2025-2.yaml';
const retired = 'facts/methodology/history/2025-1.yaml';
const results = 'facts/methodology/history/2025-1.results.yaml';
const files = Object.fromEntries(
  [current, retired, results].map((file) => [file, readFileSync(`${fixtureRoot}/${file}`, 'utf8')]),
);
const problemsWith = (changed: Readonly<Record<string, string | undefined>>) =>
  problemsIn({ ...files, ...changed }, methodologyHistoryComplete);
const changed = (file: string, passage: string, instead: string) =>
  problemsWith({ [file]: files[file]?.replace(passage, instead) });

test('a version in force and one in the history with its results are accepted', () => {
  expect(problemsWith({})).toEqual([]);
});

test('a version that was replaced must move', () => {
  const next = files[current]?.replace('2025-2', '2026-1').replace('2025-06-02', '2026-01-01');
  expect(problemsWith({ 'facts/methodology/2026-1.yaml': next })).toMatchObject([
    {
      file: current,
      line: 3,
      message: 'The version 2025-2 was replaced by 2026-1.',
      remedy: expect.stringContaining('Move it to facts/methodology/history/2025-2.yaml'),
    },
  ]);
});

test('a version without results, and results without a version, are named', () => {
  expect(problemsWith({ [results]: undefined })).toMatchObject([
    { file: retired, message: `There is no ${results}.`, remedy: 'Write the results of the version there.' },
  ]);
  expect(problemsWith({ [retired]: undefined })).toMatchObject([
    { file: results, message: `There is no ${retired}.`, remedy: 'Restore the version there.' },
  ]);
});

test('the version is the name of the file', () => {
  expect(changed(retired, 'version: 2025-1', 'version: 2024-1').map(({ message }) => message)).toContain(
    'The version "2024-1" and the file name differ.',
  );
  expect(changed(results, 'version: 2025-1', 'version: 2024-1')).toContainEqual({
    file: results,
    line: 2,
    message: 'The version "2024-1" and the file name differ.',
    remedy: 'Name it facts/methodology/history/2024-1.results.yaml.',
  });
});

test.each([
  ['rank: 1,', 'rank: 0,'],
  ['rank: 1,', 'place: 1,'],
  ['asOf: 2025-06-01', 'asOf: June'],
  ['score: 8.23', 'score: 82.3'],
])('results with "%s" written as "%s" are refused', (passage, instead) => {
  expect(changed(results, passage, instead)[0]).toMatchObject({ file: results });
});

test('of an old version only what readers still see must have its form', () => {
  expect(changed(retired, 'rule: { name: known, points: 10 }', 'rule: { name: gone }')).toEqual([]);
  expect(changed(retired, 'weight: 3', 'weight: heavy')[0]).toMatchObject({ file: retired });
});
