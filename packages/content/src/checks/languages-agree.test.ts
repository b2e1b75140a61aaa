import { expect, test } from 'vitest';
import { explainer, problemsIn } from './check.fixture.ts';
import { languagesAgree } from './languages-agree.ts';

const file = (locale: string) => `content/explainers/x.${locale}.md`;
const problems = (texts: Readonly<Record<string, string>>) =>
  problemsIn(
    Object.fromEntries(Object.entries(texts).map(([locale, text]) => [file(locale), text])),
    languagesAgree,
  );

test('a page that names no language, or those that it has, is accepted', () => {
  expect(problems({ en: explainer(), pl: explainer(), tr: explainer() })).toEqual([]);
  expect(problems({ en: explainer('languages: [en]') })).toEqual([]);
  expect(problems({ en: explainer('languages: [pl, en]'), pl: explainer('languages: [en, pl]') })).toEqual(
    [],
  );
  expect(problems({ en: explainer('languages: [en, pl]'), pl: explainer() })).toEqual([]);
});

test('a text in a language that its page does not name is a mistake', () => {
  expect(problems({ en: explainer('languages: [en]'), tr: explainer() })).toMatchObject([
    { file: file('tr'), remedy: 'Add "tr" there, or remove this file.' },
  ]);
  expect(problems({ pl: explainer('languages: [en]') })).toMatchObject([{ file: file('pl'), line: 5 }]);
});

test('translations that name different languages are a mistake', () => {
  expect(problems({ en: explainer('languages: [en, pl]'), pl: explainer('languages: [pl]') })).toMatchObject([
    { file: file('pl'), message: 'A translation of this page says languages: [en, pl].' },
  ]);
});
