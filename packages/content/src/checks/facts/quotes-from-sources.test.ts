import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, lineOf, ownership, problemsAfter, smallFacts } from './facts.fixture.ts';
import { quotesFromSources } from './quotes-from-sources.ts';

test('a quote is from a source that its fact cites', () => {
  expect(problemsIn(smallFacts, quotesFromSources)).toEqual([]);
  const quote = '{ source: list, text: Sweden';
  expect(problemsAfter(quotesFromSources, acme, quote, '{ source: paper, text: Sweden')).toEqual([
    {
      file: acme,
      line: lineOf(acme, quote),
      message: 'The quote is from "paper", which "facts.jurisdiction" does not cite.',
      remedy: 'Cite "paper" in "sources", or quote one of: list.',
    },
  ]);
  expect(problemsAfter(quotesFromSources, acme, quote, '{ source: lst, text: Sweden')).toMatchObject([
    { remedy: 'Did you mean "list"?' },
  ]);
});

test('or from one that an item of its list cites, or whoever looked', () => {
  const incident = 'told: answered, source: paper }';
  const quote = '{ source: paper, text: Names were exposed }';
  const change = (instead: string) =>
    (smallFacts[acme] ?? '').replace(incident, instead).replace(quote, '{ source: list, text: Exposed }');
  expect(problemsIn({ [acme]: change(incident) }, quotesFromSources)).toHaveLength(1);
  expect(problemsIn({ [acme]: change(incident.replace('paper', 'list')) }, quotesFromSources)).toEqual([]);
  const outsider = `${incident}\n    outsider: { date: 2025-03, source: list }`;
  expect(problemsIn({ [acme]: change(outsider) }, quotesFromSources)).toEqual([]);
});

test('owners are quoted from their own sources too', () => {
  const site = 'name: Reviews, sources: [ register ]';
  const quoted = (source: string) =>
    problemsAfter(
      quotesFromSources,
      ownership,
      site,
      `${site}, quotes: [ { source: ${source}, text: Ours } ]`,
    );
  expect(quoted('register')).toEqual([]);
  expect(quoted('elsewhere')).toMatchObject([
    { line: lineOf(ownership, site), message: expect.stringMatching(/"groups\.0\.reviewSites\.0"/) },
  ]);
});
