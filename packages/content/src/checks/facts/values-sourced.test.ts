import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, country, lineOf, ownership, problemsAfter, smallFacts } from './facts.fixture.ts';
import { valuesSourced } from './values-sourced.ts';

const noSource = 'Name at least one id from the "sources" at the end of this file.';

test('sourced values pass, and an unknown value needs no source', () => {
  expect(problemsIn(smallFacts, valuesSourced)).toEqual([]);
  const founded = /founded: \{.*\n/.exec(smallFacts[acme] ?? '')?.[0] ?? '';
  expect(problemsAfter(valuesSourced, acme, founded, 'founded: { value: unknown }\n')).toEqual([]);
});

test.each([
  ['a value without sources', acme, '    sources: [ list ]\n    quotes', '    quotes', 'facts.jurisdiction'],
  [
    'an empty list',
    acme,
    'sources: [ paper ]\n  founded',
    'sources: []\n  founded',
    'facts.jurisdiction.claims.0',
  ],
  [
    'an outsider whom nobody names',
    acme,
    '    note: { en',
    '    outsider: { date: "2025" }\n    note: { en',
    'facts.tor.outsider',
  ],
  ['a list item without one', acme, '        source: paper\n', '', 'facts.audits.value.0'],
  [
    'an owner without one',
    ownership,
    'name: Reviews, sources: [ register ]',
    'name: Reviews',
    'groups.0.reviewSites.0',
  ],
  [
    'a brand of a group that says it has none',
    ownership,
    'name: Other VPN, jurisdiction: US',
    'name: Other VPN, sources: []',
    'groups.0.brands.1',
  ],
  ['a country without one', country, ', source: law }', ' }', 'facts.first-draft.value.steps.0'],
])('%s is refused', (_name, file, passage, instead, place) => {
  expect(problemsAfter(valuesSourced, file, passage, instead)).toMatchObject([
    { file, message: `"${place}" names no source.`, remedy: noSource },
  ]);
});

test('a source that does not exist names its line and the nearest one', () => {
  expect(problemsAfter(valuesSourced, acme, 'source: paper', 'source: papers')).toEqual([
    {
      file: acme,
      line: lineOf(acme, 'source: paper'),
      message: 'The source "papers" does not exist in this file.',
      remedy: 'Did you mean "paper"?',
    },
  ]);
  expect(
    problemsAfter(
      valuesSourced,
      ownership,
      'sources: [ register ]\nungrouped',
      'sources: [ elsewhere ]\nungrouped',
    ),
  ).toMatchObject([
    {
      line: lineOf(ownership, 'sources: [ register ]\nungrouped'),
      remedy: expect.stringMatching(/^Describe it/),
    },
  ]);
});
