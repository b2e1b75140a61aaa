import { byLocale } from '@vpn-site/core/locale/locale-table.ts';
import { unknown } from '@vpn-site/core/provider/fact.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import type { FactDefinition, Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';
import {
  sampleFact,
  sampleKeys,
  sampleMethodology,
  sampleProvider,
} from '@vpn-site/core/scoring/sample-methodology.ts';
import { describe, expect, test } from 'vitest';
import { type DueEntry, noEffect } from './due-queue.ts';
import { firstTasks } from './first-tasks.ts';

const words = byLocale(() => 'x');
const definition = (key: string, type: FactDefinition['type'] = 'yes-no'): FactDefinition => ({
  ...{ key, group: 'g', label: words, explanation: words, type, lifetime: 100, options: {} },
});
const vocabulary: Vocabulary = {
  groups: [
    {
      id: 'g',
      label: words,
      definitions: [
        ...sampleKeys.map((key) => definition(key)),
        definition('e'),
        definition('speed', 'speed-reports'),
      ],
    },
  ],
};
const [yes, no] = [sampleFact(true), sampleFact(false)];
const sources = {
  chart: { url: 'https://chart.example', title: 'Chart', publisher: 'dataset', kind: 'living' },
  own: { url: 'https://own.example', title: 'Own', publisher: 'provider', kind: 'living' },
  once: { url: 'https://once.example', title: 'Once', publisher: 'press', kind: 'document' },
} as const satisfies Provider['sources'];
const all = { a: yes, b: yes, c: yes, d: yes, e: yes, speed: yes };
const provider = (id: string, facts: Provider['facts']): Provider => ({
  ...sampleProvider(id, facts),
  sources,
});
const citing = (...ids: string[]) => ({ ...yes, sources: ids });
const providers = [
  provider('first', { ...all, d: citing('chart', 'own') }),
  provider('second', { ...all, a: citing('once'), d: { ...no, sources: ['chart', 'once'] } }),
  provider('third', { ...all, a: { value: unknown }, d: { value: unknown }, speed: { value: unknown } }),
];
const entry = (subject: string, key: string, daysLeft: number, places: number): DueEntry => ({
  ...{ kind: 'fact', subject, key, file: '', cell: [], expires: '2026-01-01', daysLeft, urgency: 0 },
  ...{ effect: { places, list: 'overall' }, words: ['It does.'] },
  source: { url: 'https://own.example', title: 'Own', kind: 'living' },
});
const tasksWith = (...due: DueEntry[]) =>
  firstTasks(providers, vocabulary, sampleMethodology, due, '2026-01-02');

describe('firstTasks', () => {
  test('what is unknown is a task, what would move a ranking most first; what needs judgement is none', () => {
    const found = tasksWith();
    expect(found.map(({ provider: { id }, definition: { key } }) => [id, key])).toEqual([
      ['third', 'd'],
      ['third', 'a'],
    ]);
    const [most, least] = found;
    expect(most).toMatchObject({
      ...{ kind: 'unknown', file: 'facts/providers/third.yaml', cell: ['facts', 'd'] },
      effect: { list: 'value' },
    });
    expect(most?.effect.places).toBeGreaterThan(least?.effect.places ?? 0);
  });

  test('a page is worth a look where others’ values come from it, unless it is their own or tells of one alone', () => {
    const lookAt = Object.fromEntries(
      tasksWith().map((task) => [task.definition.key, task.pages.map(({ title }) => title)]),
    );
    expect(lookAt).toEqual({ a: [], d: ['Chart'] });
  });

  test('what is out of date is a task with its source and its words; what is still good is none', () => {
    const stale = tasksWith(
      entry('first', 'b', 0, 9),
      entry('second', 'b', 1, 9),
      entry('first', 'speed', -9, 9),
    );
    expect(stale[0]).toMatchObject({
      ...{ kind: 'stale', provider: { id: 'first' }, definition: { key: 'b' }, words: ['It does.'] },
      pages: [{ url: 'https://own.example', title: 'Own', kind: 'living' }],
    });
    expect(stale.filter(({ kind }) => kind === 'stale')).toHaveLength(1);
  });

  test('a change that moves nobody is said to', () => {
    const alone = [provider('only', { ...all, a: { value: unknown } })];
    expect(firstTasks(alone, vocabulary, sampleMethodology, [], '2026-01-02')).toMatchObject([
      { effect: noEffect },
    ]);
  });
});
