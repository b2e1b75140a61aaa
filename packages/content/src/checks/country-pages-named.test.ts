import { expect, test } from 'vitest';
import { explainer, problemsIn } from './check.fixture.ts';
import { countryPagesNamed } from './country-pages-named.ts';

const facts = { 'facts/countries/pl.yaml': 'code: PL', 'facts/countries/tr.yaml': 'code: TR' };
const page = (code: string) => explainer('slug: a', `country: ${code}`);
const problems = (pages: Readonly<Record<string, string>>) =>
  problemsIn({ ...facts, ...pages }, countryPagesNamed);

test('a page of each language may be about a country with facts', () => {
  const pages = {
    'content/countries/poland.en.md': page('PL'),
    'content/countries/poland.pl.md': page('PL'),
  };
  expect(problems(pages)).toEqual([]);
});

test('a country without facts is refused, with the file to write', () => {
  expect(problems({ 'content/countries/norway.en.md': page('NO') })).toEqual([
    {
      file: 'content/countries/norway.en.md',
      line: 6,
      message: 'There are no facts on the country "NO".',
      remedy: 'Write facts/countries/no.yaml, or name one of: PL, TR.',
    },
  ]);
});

test('two pages of a language cannot be about one country', () => {
  const pages = { 'content/countries/a.en.md': page('PL'), 'content/countries/b.en.md': page('PL') };
  expect(problems(pages)).toMatchObject([
    {
      file: 'content/countries/b.en.md',
      line: 6,
      message: 'content/countries/a.en.md is about "PL" too.',
    },
  ]);
});
