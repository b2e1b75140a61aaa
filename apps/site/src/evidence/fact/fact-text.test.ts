import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { factText } from './fact-text.ts';

const textIn = (locale: 'en' | 'pl' | 'tr', value: readonly string[]) => {
  const site = testContext(locale);
  const definition = definitionOf('app-languages', site.vocabulary);
  return definition && factText({ type: 'choice-list', value }, definition, site);
};

test('where options are languages, a page in one of them is told of that one, and others of all', () => {
  expect(textIn('pl', ['pl'])).toBe('Tak');
  expect(textIn('tr', ['pl'])).toBe('Hayır');
  expect(textIn('pl', [])).toBe('Nie');
  expect(textIn('en', ['pl', 'tr'])).toBe('Polish, Turkish');
});
