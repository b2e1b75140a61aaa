import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import type { Check } from '../check.ts';
import { offersValid } from '../methodology/offers-valid.ts';
import { endingsConsistent } from './endings-consistent.ts';
import { factKeysComplete } from './fact-keys-complete.ts';
import { acme, problemsAfter, smallFacts } from './facts.fixture.ts';
import { factsQuoted } from './facts-quoted.ts';
import { undatedFirstRead } from './undated-first-read.ts';
import { valuesSourced } from './values-sourced.ts';

const evidence =
  'basis: press-report, asOf: 2026-10, checked: 2026-11-14, sources: [ paper ], quotes: [ { source: paper, text: It closes } ]';
const withStatus = (status: string, more: Readonly<Record<string, string>> = {}) => ({
  ...smallFacts,
  [acme]: (smallFacts[acme] ?? '').replace('facts:\n', `status: { ${status} }\nfacts:\n`),
  ...more,
});
const found = (status: string, check: Check = endingsConsistent, more = {}) =>
  problemsIn(withStatus(status, more), check);

test('a provider closes on a day, into nobody', () => {
  expect(found(`kind: closed, on: 2026-10-31, ${evidence}`)).toEqual([]);
  expect(found(`kind: closed, on: 2026-10, ${evidence}`)).toMatchObject([
    { file: acme, line: 4, message: '"status.on" is "2026-10", which is not a date.' },
  ]);
  expect(found(`kind: closed, on: 2026-10-31, into: acme, ${evidence}`)).toMatchObject([
    { message: 'A provider that closed cannot have "into".' },
  ]);
});

test('one that merged names another of ours, and no circle closes', () => {
  const other = 'facts/providers/other.yaml';
  const into = (id: string) => `id: other\nstatus: { kind: merged, on: 2026-10-31, into: ${id} }\n`;
  expect(found(`kind: merged, on: 2026-10-31, ${evidence}`)).toMatchObject([
    { remedy: expect.stringContaining('kind: closed') },
  ]);
  const merged = `kind: merged, on: 2026-10-31, into: other, ${evidence}`;
  expect(found(merged)).toMatchObject([{ message: 'There is no provider "other".' }]);
  expect(found(merged, endingsConsistent, { [other]: 'id: other\n' })).toEqual([]);
  expect(found(merged, endingsConsistent, { [other]: into('acme') })).toHaveLength(2);
});

test('that it ended, and a former name, is sourced, dated and quoted as every fact is', () => {
  const bare = 'kind: closed, on: 2026-10-31, basis: press-report, checked: 2026-11-14';
  expect(found(bare, valuesSourced)).toMatchObject([{ message: '"status" names no source.' }]);
  expect(found(bare, factsQuoted)).toMatchObject([{ message: '"status" has no quote.' }]);
  expect(found(bare, undatedFirstRead)).toHaveLength(1);
  const formerly = 'formerly: [ { name: Old, until: 2026-01, basis: dataset, checked: 2026-11-14 } ]';
  expect(problemsAfter(valuesSourced, acme, 'facts:\n', `${formerly}\nfacts:\n`)).toMatchObject([
    { message: '"formerly.0" names no source.' },
  ]);
});

test('of one that ended nobody asks for new facts or an offer, and an offer is too much', () => {
  const closed = withStatus(`kind: closed, on: 2026-10-31, ${evidence}`);
  const fewer = { ...closed, [acme]: closed[acme].replace(/ {2}founded: .*\n/, '') };
  expect(problemsIn(fewer, factKeysComplete)).toEqual([]);
  expect(problemsIn(closed, offersValid)).toEqual([]);
  const offer = `provider: acme\ndestination: https://acme.example\npaid: false\nchecked: 2026-11-14\n`;
  expect(problemsIn({ ...closed, 'facts/offers/acme.yaml': offer }, offersValid)).toMatchObject([
    { message: '"acme" has closed or merged, so it can have no offer.', remedy: 'Remove the file.' },
  ]);
});
