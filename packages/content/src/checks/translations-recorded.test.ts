import { expect, test } from 'vitest';
import { originalRevision } from '../translations/translation-states.ts';
import { explainer, problemsIn } from './check.fixture.ts';
import { translationsRecorded } from './translations-recorded.ts';

const [en, pl, tr] = ['en', 'pl', 'tr'].map((locale) => `content/explainers/x.${locale}.md`) as [
  string,
  string,
  string,
];
const original = explainer();
const recorded = explainer(`follows: "${originalRevision(original)}"`);
const problems = (files: Readonly<Record<string, string>>) => problemsIn(files, translationsRecorded);

test('translations with a record are accepted, even when the original has changed since', () => {
  expect(problems({ [en]: original, [pl]: recorded, [tr]: recorded })).toEqual([]);
  expect(problems({ [en]: original.replace('Text', 'Other'), [pl]: recorded, [tr]: recorded })).toEqual([]);
});

test('a missing translation and one without a record are named with what to run', () => {
  expect(problems({ [en]: original, [pl]: explainer() })).toEqual([
    {
      file: pl,
      message: 'The translation does not say which revision of the original it follows.',
      remedy: `Compare it with ${en}, then run npm run site -- translations --stamp ${pl}.`,
    },
    {
      file: tr,
      message: 'The text is missing in this language.',
      remedy: `Translate ${en}, then run npm run site -- translations --stamp ${tr}. Or list the languages of the page in its front matter, such as "languages: [en]".`,
    },
  ]);
});

test('a text without an original lacks it', () => {
  expect(problems({ [tr]: recorded })).toMatchObject([
    { file: en, remedy: 'Write the original: translations follow it.' },
  ]);
});

test('a page that names its languages needs no other', () => {
  expect(problems({ [en]: explainer('languages: [en]') })).toEqual([]);
  expect(problems({ [pl]: explainer('languages: [pl]') })).toEqual([]);
});

test('those that it names are asked for, and follow the first of them where English is none', () => {
  expect(problems({ [en]: explainer('languages: [en, tr]') })).toMatchObject([{ file: tr }]);
  const polish = explainer('languages: [pl, tr]');
  expect(problems({ [pl]: polish })).toMatchObject([
    { file: tr, remedy: expect.stringContaining(`Translate ${pl}`) as string },
  ]);
  const followed = explainer(`follows: "${originalRevision(polish)}"`);
  expect(problems({ [pl]: polish, [tr]: followed })).toEqual([]);
});
