import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { acme, lineOf, smallFacts } from './facts.fixture.ts';
import { noRefusedHosts } from './no-refused-hosts.ts';

const refusing = (host: string) => ({
  ...smallFacts,
  'facts/refused-hosts.yaml': `hosts: [ { host: ${host}, why: It copies. } ]`,
});

test('without a list nothing is refused, and other hosts pass', () => {
  expect(problemsIn(smallFacts, noRefusedHosts)).toEqual([]);
  expect(problemsIn(refusing('apaper.example'), noRefusedHosts)).toEqual([]);
  expect(problemsIn(refusing('www.paper.example'), noRefusedHosts)).toEqual([]);
});

test('a source on a refused host, or on one under it, is named with the reason', () => {
  expect(problemsIn(refusing('paper.example'), noRefusedHosts)).toEqual([
    {
      file: acme,
      line: lineOf(acme, '  paper: {'),
      message: 'The source "paper" is on paper.example, a host that we do not cite: It copies.',
      remedy: 'Cite another source, or write "value: unknown".',
    },
  ]);
  const files = refusing('example');
  expect(
    problemsIn(files, noRefusedHosts)
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(['facts/countries/pl.yaml', 'facts/ownership.yaml', acme, acme]);
});
