import type { Fact, TypedValue } from '@vpn-site/core/provider/fact.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { answerSign, factText } from './fact-text.ts';

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

const evidence = { basis: 'dataset', checked: '2026-11-14', sources: ['relays'] } as const;

test.each<[TypedValue['type'], TypedValue['value'], string]>([
  ['yes-no', true, 'yes'],
  ['yes-no', false, 'no'],
  ['yes-no', 'partial', 'partial'],
  ['text', 'partial', 'value'],
  ['number', 0, 'value'],
  ['platform-list', [], 'no'],
  ['platform-list', ['linux'], 'value'],
  ['audits', [], 'no'],
  ['free-plan', { available: false }, 'no'],
  ['free-plan', { available: true, dataCapGb: 10 }, 'yes'],
])('%s %j reads as %s', (type, value, sign) => {
  expect(answerSign({ type, value, ...evidence } as Fact)).toBe(sign);
});
