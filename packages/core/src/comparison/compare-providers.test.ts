import { describe, expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import type { Audit } from '../provider/audit.ts';
import type { Answer, Fact, FactType, TypedValue } from '../provider/fact.ts';
import type { OwnershipGroup } from '../provider/ownership.ts';
import type { Provider } from '../provider/provider.ts';
import type { FactDefinition, Vocabulary } from '../provider/vocabulary.ts';
import { compareProviders } from './compare-providers.ts';

const words = byLocale(() => '');
const define = (group: string, key: string, type: FactType): FactDefinition => {
  return { key, group, type, label: words, explanation: words, lifetime: 540, options: {} };
};
const vocabulary: Vocabulary = {
  groups: [
    { id: 'trust', label: words, definitions: [define('trust', 'audits', 'audits')] },
    {
      id: 'freedom',
      label: words,
      definitions: [define('freedom', 'ipv6', 'yes-no'), define('freedom', 'apps', 'platform-list')],
    },
  ],
};
const known = (value: Answer | TypedValue, asOf = '2026-08-21'): Fact => {
  const typed: TypedValue = typeof value === 'object' ? value : { type: 'yes-no', value: value };
  return { ...typed, basis: 'dataset', asOf, checked: '2026-11-14', sources: ['x'] };
};
const apps = (...value: string[]): Fact => known({ type: 'platform-list', value });
const audits = (...value: Audit[]): Fact => known({ type: 'audits', value });
const provider = (id: string, facts: Record<string, Fact>): Provider => {
  return { id, name: id, website: `https://${id}.example`, facts, sources: {} };
};
const today = '2026-11-15';

/** Returns the keys of the rows that differ between two providers with these facts. */
function differences(first: Record<string, Fact>, second: Record<string, Fact>): string[] {
  const pair = [provider('a', first), provider('b', second)];
  const table = compareProviders(pair, vocabulary, [], today, { differencesOnly: true });
  return table.sections.flatMap(({ rows }) => rows.map(({ key }) => key));
}

describe('compareProviders', () => {
  test('columns keep the given order, sections and rows that of the vocabulary', () => {
    const pair = [provider('nord', { ipv6: known(false) }), provider('air', { ipv6: known(true) })];
    const table = compareProviders(pair, vocabulary, [], today);
    expect(table.columns).toEqual(['nord', 'air']);
    expect(table.hidden).toBe(0);
    expect(table.sections.map(({ group, rows }) => [group, rows.map(({ key }) => key)])).toEqual([
      ['trust', ['audits']],
      ['freedom', ['ipv6', 'apps']],
    ]);
    expect(table.sections[1]?.rows[0]).toMatchObject({
      key: 'ipv6',
      type: 'yes-no',
      differs: true,
      cells: [
        { state: 'fresh', answer: false },
        { state: 'fresh', answer: true },
      ],
    });
  });

  test('rows without a difference are counted, and sections without rows left out', () => {
    const pair = [provider('a', { ipv6: known(true) }), provider('b', { ipv6: known(false) })];
    const table = compareProviders(pair, vocabulary, [], today, { differencesOnly: true });
    expect(table.sections.map(({ group }) => group)).toEqual(['freedom']);
    expect(table.hidden).toBe(2);
  });

  test.each<[string, Fact, Fact, boolean]>([
    ['the same answer', known(true), known(true, '2026-01'), false],
    ['yes and partly', known(true), known('partial'), true],
    ['an answer and none', known(false), { value: 'unknown' }, true],
    ['none and none', { value: 'unknown' }, { value: 'unknown' }, false],
    ['an answer that holds and the same, too old', known(true), known(true, '2020'), true],
    ['the same answer, too old', known(true, '2020'), known(true, '2021'), false],
    ['different answers, too old', known(true, '2020'), known(false, '2020'), true],
  ])('%s', (_name, first, second, differs) => {
    expect(differences({ ipv6: first }, { ipv6: second })).toEqual(differs ? ['ipv6'] : []);
  });

  test('lists differ by what is in them', () => {
    const [linux, ios] = ['linux', 'ios'];
    expect(differences({ apps: apps(linux, ios) }, { apps: apps(ios, linux) })).toEqual([]);
    expect(differences({ apps: apps(linux) }, { apps: apps(ios) })).toEqual(['apps']);
    expect(differences({ apps: apps() }, {})).toEqual(['apps']);
    const audit: Audit = {
      auditor: 'Cure53',
      kind: 'inspection',
      scope: words,
      date: '2025',
      reportPublic: true,
      source: 'x',
    };
    expect(differences({ audits: audits(audit) }, { audits: audits({ ...audit, source: 'y' }) })).toEqual([]);
    expect(differences({ audits: audits(audit) }, { audits: audits({ ...audit, date: '2024' }) })).toEqual([
      'audits',
    ]);
  });

  test('brands of one owner are named', () => {
    const brands = [{ id: 'b', name: 'B' }, { id: 'a', name: 'A' }, { name: 'C' }];
    const group: OwnershipGroup = {
      id: 'g',
      name: 'G',
      brands,
      reviewSites: [],
      checked: today,
      sources: ['x'],
    };
    const pair = [provider('a', {}), provider('b', {})];
    expect(compareProviders(pair, vocabulary, [group], today).sameOwners).toEqual([
      { group, providers: ['a', 'b'] },
    ]);
    expect(compareProviders(pair.slice(1), vocabulary, [group], today).sameOwners).toEqual([]);
  });

  test('nobody to compare is an empty table, not an error', () => {
    const table = compareProviders([], vocabulary, [], today);
    expect(table.columns).toEqual([]);
    expect(table.sections.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))).toEqual([]);
  });
});
