import { problemsIn } from '@vpn-site/content/checks/check.fixture.ts';
import { expect, test } from 'vitest';
import { searchWordsKnown } from './search-words-known.ts';

const file = 'content/data/search.en.yaml';
const words = (fields: Readonly<Record<string, string>>) =>
  Object.entries({ skip: '[]', same: '[]', kinds: '{}', pages: '{}', facts: '{}', ...fields })
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
const files = {
  'content/pages/about.en.md': '---\ntitle: About\n---\n',
  'content/data/glossary.en.yaml': '[{ id: dns, term: DNS, definition: Names. }]',
  'facts/vocabulary/value.yaml': 'group: value\nkeys: { devices: {} }\n',
};
const problems = (fields: Readonly<Record<string, string>>) =>
  problemsIn({ ...files, [file]: words(fields) }, searchWordsKnown);

test('pages, terms and facts that exist are in order', () => {
  const fields = {
    pages: '{ pages/about: [contact], terms/dns: [names] }',
    facts: '{ devices: [how many] }',
    same: '[[free, gratis], [wifi, wi-fi]]',
  };
  expect(problems(fields)).toEqual([]);
});

test('what does not exist is named, with what was probably meant', () => {
  const found = problems({
    pages: '{ pages/abuot: [x], terms/nothing-of-it: [x] }',
    facts: '{ devicse: [x] }',
  });
  expect(found.map(({ message, remedy, severity }) => [message, remedy, severity])).toEqual([
    ['There is no page or term "pages/abuot".', 'Did you mean "pages/about"?', 'advice'],
    ['There is no page or term "terms/nothing-of-it".', 'Remove it.', 'advice'],
    ['There is no fact "devicse".', 'Did you mean "devices"?', 'error'],
  ]);
});

test('a word stands in one group, whatever its ending', () => {
  expect(problems({ same: '[[server, host], [machine, hosts]]' })).toMatchObject([
    { message: '"host" is in two groups of synonyms.' },
  ]);
  expect(problems({ same: '[[server, servers]]' })).toEqual([]);
});
