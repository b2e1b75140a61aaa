import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fixtureRoot } from '#fixtures/fixture-site.ts';
import { problemsIn } from '../check.fixture.ts';
import { methodologyConsistent } from './methodology-consistent.ts';

const file = 'facts/methodology/2025-1.yaml';
const textOf = (name: string) => readFileSync(`${fixtureRoot}/${name}`, 'utf8');
const vocabulary = Object.fromEntries(
  [
    'trust',
    'privacy',
    'security',
    'freedom',
    'reach',
    'value',
    'platforms',
    'streaming-services',
    'evidence',
  ].map((name) => [`facts/vocabulary/${name}.yaml`, textOf(`facts/vocabulary/${name}.yaml`)]),
);
const written = textOf(file);
const lineOf = (passage: string) => written.slice(0, written.indexOf(passage)).split('\n').length;

function problemsAfter(passage: string, instead: string) {
  if (!written.includes(passage)) throw new Error(`The methodology has no passage "${passage}".`);
  return problemsIn({ ...vocabulary, [file]: written.replace(passage, instead) }, methodologyConsistent);
}

describe('methodology-consistent', () => {
  test('accepts a methodology without mistakes', () => {
    expect(problemsIn({ ...vocabulary, [file]: written }, methodologyConsistent)).toEqual([]);
  });

  test.each([
    [
      'keys: [ open-source-apps ]',
      'keys: [ open-source-aps ]',
      'There is no fact key "open-source-aps".',
      'Did you mean "open-source-apps"?',
    ],
    ['keys: [ jurisdiction ]', 'keys: [ commission ]', 'There is no fact key "commission".', undefined],
    [
      'weights: { streaming: 24',
      'weights: { streamin: 24',
      'There is no criterion "streamin".',
      'Did you mean "streaming"?',
    ],
    [
      'requires: [ { criterion: torrenting',
      'requires: [ { criterion: torrents',
      'There is no criterion "torrents".',
      undefined,
    ],
    ['groups: { trust: 0.6', 'groups: { trusts: 0.6', 'There is no group "trusts".', 'Did you mean "trust"?'],
    [
      'notCounted: [ not-applicable ]',
      'notCounted: [ not-aplicable ]',
      undefined,
      'Did you mean "not-applicable"?',
    ],
    ['of: [ pl, tr ]', 'of: [ pl, xx ]', '"app-languages" has no option "xx".', undefined],
    [
      'keys: [ prices ]',
      'keys: [ countries ]',
      'The rule "cost" cannot read "countries", which is of type number.',
      'It reads: plans.',
    ],
    ['version: 2025-1', 'version: 2025-2', 'The version "2025-2" is not the file\'s name.', undefined],
    ['id: two-factor', 'id: audits', 'The criterion "audits" stands twice.', undefined],
    ['coverageFloor: 0.6', 'coverageFlor: 0.6', 'Field "coverageFloor" is missing.', undefined],
    ['coverageFloor: 0.6', 'coverageFloor: 0.6\nflor: 1', 'Unknown field "flor".', undefined],
    ['id: privacy\n', 'id: streaming\n', 'The profile "streaming" stands twice.', 'Rename one.'],
    [
      'keys: [ jurisdiction ]',
      'keys: [ jurisdiction, logging ]',
      'The rule "choice" reads one key, not 2.',
      'Keep the one that it judges; only "known" reads several.',
    ],
    [
      ', customer-data-safe: 0, clean: 0 }',
      ', customer-data-safe: 0 }',
      'The rule "incidents" does not say what "clean" costs.',
      'Add "clean: …" under lost; 0 is an answer.',
    ],
    [
      '[ { years: 2, points: 2.5 }, { years: 5, points: 1 } ]',
      '[ { years: 5, points: 1 }, { years: 2, points: 2.5 } ]',
      'byAge goes from 5 to 2 years: the second line could never count.',
      'Write the lines in rising order of years.',
    ],
    [
      'from: 0.5, to: 2',
      'from: 2, to: 0.5',
      'The stability test goes from 2 to 0.5.',
      'Write the smaller factor as "from".',
    ],
    [
      'published: 2025-01-10',
      'published: 2026-11-16',
      'The date 2026-11-16 lies in the future.',
      'Publish it on its day; today is 2026-11-15.',
    ],
  ])('"%s" written as "%s" is refused', (passage, instead, message, remedy) => {
    const [problem] = problemsAfter(passage, instead);
    expect(problem?.file).toBe(file);
    if (message) expect(problem?.message).toBe(message);
    if (remedy) expect(problem?.remedy).toBe(remedy);
  });

  test('a fact that the vocabulary keeps out of the score is refused', () => {
    const messages = problemsAfter('keys: [ app-languages ]', 'keys: [ founded ]').map(
      ({ message }) => message,
    );
    expect(messages).toContain('The fact "founded" may not score.');
  });

  test('points outside 0 to 10 are refused with their line', () => {
    const passage = 'rule: { name: known, points: 10 }';
    const [problem] = problemsAfter(passage, 'rule: { name: known, points: 11 }');
    expect(problem).toMatchObject({ file, line: lineOf(passage), remedy: 'points go from 0 to 10.' });
  });
});
