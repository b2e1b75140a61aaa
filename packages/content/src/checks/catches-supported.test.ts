import { fixtureDay, fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { readFrontMatter } from '#front-matter.ts';
import { readWrittenFiles } from '#written-files.ts';
import { catchesSupported } from './catches-supported.ts';

const fixture = readWrittenFiles(fixtureRoot);
const review = (...lines: string[]) =>
  ['---', 'title: T', 'description: D', ...lines, 'updated: 2025-06-10', '---', '', 'Text.'].join('\n');
const english = 'content/reviews/alder.en.md';
const polish = 'content/reviews/alder.pl.md';
const fine = review('catch: It keeps nothing.', 'catchRestsOn:', '  logging: none');
const problems = (reviews: Readonly<Record<string, string>>) => {
  const contentFiles = Object.entries(reviews).map(([file, source]) => {
    const [, id = '', locale = ''] = /^content\/(.+)\.(..)\.md$/.exec(file) ?? [];
    return { file, kind: 'reviews', id, locale, frontMatter: readFrontMatter(source) };
  });
  return catchesSupported({ ...fixture, contentFiles, today: fixtureDay });
};

test('a catch of one sentence, true of the facts, is fine in every language', () => {
  expect(problems({ [english]: fine, [polish]: review('catch: Nic nie zapisuje.') })).toEqual([]);
});

test('a review without a catch is refused in every language, with its file', () => {
  expect(problems({ [english]: fine, [polish]: review() })).toMatchObject([
    { file: polish, line: 2, message: expect.stringMatching(/^The review has no catch/) },
  ]);
});

test('a changed fact names the line, the old value and the new one', () => {
  const source = review('catch: It keeps everything.', 'catchRestsOn:', '  logging: activity');
  const message = 'The catch was written for "logging: activity", but the facts say "none".';
  expect(problems({ [english]: source })).toMatchObject([{ file: english, line: 5, message }]);
});

test.each(['speed', 'incidents/1999', 'prices/gone'])('a reference to %s leads nowhere', (key) => {
  const source = review('catch: It is bad.', 'catchRestsOn:', `  ${key}: x`);
  expect(problems({ [english]: source })).toMatchObject([
    { message: `The facts on "alder" have no "${key}".` },
  ]);
});

test('what a catch rests on is written once, in English', () => {
  expect(problems({ [english]: review('catch: It is bad.') })).toMatchObject([
    { message: 'The catch does not say which facts it rests on.' },
  ]);
  const twice = review('catch: Nic nie zapisuje.', 'catchRestsOn:', '  logging: none');
  expect(problems({ [english]: fine, [polish]: twice })).toMatchObject([
    { line: 5, message: '"catchRestsOn" is written once for all languages.' },
  ]);
});

describe('the sentence', () => {
  const sentence = (text: string) =>
    problems({ [english]: review(`catch: "${text}"`, 'catchRestsOn:', '  logging: none') }).map(
      ({ message }) => message,
    );

  test('has at most 20 words', () => {
    expect(sentence(`It${' is'.repeat(19)}.`)).toEqual([]);
    expect(sentence(`It${' is'.repeat(20)}.`)).toEqual(['The catch has 21 words; the limit is 20.']);
  });

  test.each(['it is bad.', 'It is bad', 'It is bad..'])('stands alone, unlike "%s"', (text) => {
    expect(sentence(text)).toEqual(['The catch is not a full sentence.']);
  });

  test('has no number that the facts do not have, in no language', () => {
    expect(sentence('It keeps it for 90 days.')).toHaveLength(1);
    const reviews = { [english]: fine, [polish]: review('catch: Trzyma to 90 dni.') };
    expect(problems(reviews)).toMatchObject([{ file: polish, line: 4 }]);
  });
});

test('a catch passes over data handed over only if the editor says why', () => {
  const messages = (...lines: string[]) =>
    problems({ 'content/reviews/fir.en.md': review('catch: It is bad.', ...lines) }).map(
      ({ message }) => message,
    );
  const logging = ['catchRestsOn:', '  logging: by-day'];
  expect(messages(...logging)).toEqual([
    'The catch passes over the incident of 2019 (handed-over, data-exposed).',
  ]);
  expect(messages(...logging, 'catchWhy: It ended.')).toEqual([]);
  expect(messages(...logging, '  incidents/2019: handed-over, data-exposed')).toEqual([]);
});
