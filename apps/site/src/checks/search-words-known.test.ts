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
  expect(found).toEqual([
    {
      file,
      message: 'There is no page or term "pages/abuot".',
      remedy: 'Did you mean "pages/about"?',
      severity: 'advice',
      about: { paths: ['pages/abuot'] },
    },
    {
      file,
      message: 'There is no page or term "terms/nothing-of-it".',
      remedy: 'Remove it.',
      severity: 'advice',
      about: { paths: ['terms/nothing-of-it'] },
    },
    {
      file,
      message: 'There is no fact "devicse".',
      remedy: 'Did you mean "devices"?',
      severity: 'error',
      about: { paths: ['devicse'] },
    },
  ]);
});

test('a word stands in one group, whatever its ending', () => {
  expect(problems({ same: '[[server, host], [machine, hosts]]' })).toEqual([
    {
      file,
      message: '"host" is in two groups of synonyms.',
      remedy: 'Keep it in one of them.',
    },
  ]);
  expect(problems({ same: '[[server, servers]]' })).toEqual([]);
});
