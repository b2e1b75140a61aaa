import type { Fact, TypedValue } from '@vpn-site/core/provider/fact.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { EvidenceCell, InlineFact } from './fact.tsx';
import { answerSign, factText } from './fact-text.ts';
import { cellView, type FactModel, selectFact, toneOfFact } from './fact-view.ts';

const site = testContext();
const cell = (provider: string, key: string) =>
  renderElement(<EvidenceCell {...cellView(provider, key, site)} />);

describe('an answer in a cell', () => {
  test('that is a value leads to its source, without a sign; one of yes or no has its sign', () => {
    const servers = cell('alder', 'servers');
    expect(servers.all('.source-claim')[0]?.attributes['aria-label']).toMatch(/^720 \(/);
    expect(servers.all('.sign')).toEqual([]);
    const plan = cell('alder', 'free-plan');
    expect(plan.text).toBe('No *');
    expect(plan.all('.sign-drawing-no')).toHaveLength(1);
  });
});

test('the tone of a fact is that of its view', () => {
  expect(toneOfFact('alder', 'servers', site)).toBe('neutral');
  expect(toneOfFact('dogwood', 'free-plan', site)).toBe('unknown');
});

const fact: FactModel = { ...selectFact('alder', 'servers', site), caveats: [] };
const inline = (change: Partial<FactModel>) => renderElement(<InlineFact {...fact} {...change} />);

test('a fact in a sentence has what to know of it in brackets, be it one thing, and no brackets without', () => {
  expect(inline({}).text).not.toContain('(');
  expect(inline({ caveats: ['old'] }).text).toContain('(old)');
  expect(inline({ caveats: ['old', 'weak'] }).text).toContain('(old, weak)');
});

const textIn = (locale: 'en' | 'pl' | 'tr', value: readonly string[]) => {
  const here = testContext(locale);
  const definition = definitionOf('app-languages', here.vocabulary);
  return definition && factText({ type: 'choice-list', value }, definition, here);
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
