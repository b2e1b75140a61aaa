import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../day/day.ts';
import { byLocale } from '../locale/locale-table.ts';
import type { Audit } from '../provider/audit.ts';
import { type Fact, type FactType, isKnown, type TypedValue } from '../provider/fact.ts';
import { factState } from '../provider/freshness.ts';
import type { OwnershipGroup } from '../provider/ownership.ts';
import type { Provider } from '../provider/provider.ts';
import { allDefinitions, type FactDefinition, type Vocabulary } from '../provider/vocabulary.ts';
import { type Comparison, compareProviders } from './compare-providers.ts';

const words = byLocale(() => '');
const define = (key: string, type: FactType, lifetime: FactDefinition['lifetime'] = 540): FactDefinition => {
  return { key, group: 'g', type, label: words, explanation: words, lifetime, options: {} };
};
const vocabulary: Vocabulary = {
  groups: [
    { id: 'trust', label: words, definitions: [define('audits', 'audits', 'never')] },
    { id: 'freedom', label: words, definitions: [define('ipv6', 'yes-no'), define('apps', 'platform-list')] },
  ],
};
const known = (typed: TypedValue, asOf = '2026-08-21'): Fact => {
  return { ...typed, basis: 'dataset', asOf, checked: '2026-11-14', sources: ['x'] };
};
const answer = (value: boolean | 'partial', asOf?: string) => known({ type: 'yes-no', value }, asOf);
const apps = (...value: string[]): Fact => known({ type: 'platform-list', value });
const provider = (id: string, facts: Record<string, Fact>): Provider => {
  return { id, name: id, website: `https://${id}.example`, facts, sources: {} };
};
const audit: Audit = {
  auditor: 'Cure53',
  kind: 'inspection',
  scope: words,
  date: '2025',
  reportPublic: true,
  source: 'x',
};
const audited = (over: Partial<Audit>): Fact => known({ type: 'audits', value: [{ ...audit, ...over }] });
const unknown: Fact = { value: 'unknown' };
const today = '2026-11-15';

describe('compareProviders', () => {
  test('columns keep the given order, sections and rows that of the vocabulary', () => {
    const pair = [provider('nord', { ipv6: answer(false) }), provider('air', { ipv6: answer(true) })];
    const table = compareProviders(pair, vocabulary, [], today);
    expect(table.columns).toEqual(['nord', 'air']);
    expect(table.sections.map(({ group, rows }) => [group, rows.map(({ key }) => key)])).toEqual([
      ['trust', ['audits']],
      ['freedom', ['ipv6', 'apps']],
    ]);
    expect(table.sections[1]?.rows[0]).toMatchObject({ type: 'yes-no', differs: true });
    const differences = compareProviders(pair, vocabulary, [], today, { differencesOnly: true });
    expect(differences.sections.map(({ group }) => group)).toEqual(['freedom']);
    expect([table.hidden, differences.hidden]).toEqual([0, 2]);
  });

  test.each<[string, Fact, Fact, boolean]>([
    ['the same answer', answer(true), answer(true, '2026-01'), false],
    ['yes and partly', answer(true), answer('partial'), true],
    ['an answer and none', answer(false), unknown, true],
    ['none and none', unknown, unknown, false],
    ['an answer that holds and the same, too old', answer(true), answer(true, '2020'), true],
    ['the same answer, too old', answer(true, '2020'), answer(true, '2021'), false],
    ['different answers, too old', answer(true, '2020'), answer(false, '2020'), true],
    ['other lists', apps('linux'), apps('ios'), true],
    ['an empty list and none', apps(), unknown, true],
    ['another source', audited({}), audited({ source: 'y' }), false],
    ['another date', audited({}), audited({ date: '2024' }), true],
  ])('%s', (_name, first, second, differs) => {
    const pair = [provider('a', { ipv6: first }), provider('b', { ipv6: second })];
    const { sections } = compareProviders(pair, vocabulary, [], today, { differencesOnly: true });
    expect(sections.flatMap(({ rows }) => rows.map(({ key }) => key))).toEqual(differs ? ['ipv6'] : []);
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
    const owners = (list: Provider[]) => compareProviders(list, vocabulary, [group], today).sameOwners;
    expect(owners(pair)).toEqual([{ group, providers: ['a', 'b'] }]);
    expect(owners(pair.slice(1))).toEqual([]);
  });
});

describe('of any providers', () => {
  const date = fc.constantFrom('2024', '2025-06', '2026-08-21');
  const fact = (value: fc.Arbitrary<TypedValue>): fc.Arbitrary<Fact> =>
    fc.oneof(
      fc.constant(unknown),
      fc.tuple(value, date).map(([typed, asOf]) => known(typed, asOf)),
    );
  const facts: fc.Arbitrary<Record<string, Fact>> = fc.record({
    ipv6: fact(fc.constantFrom(true, false).map((value) => ({ type: 'yes-no', value }))),
    apps: fact(fc.subarray(['linux', 'ios', 'tv']).map((value) => ({ type: 'platform-list', value }))),
    audits: fact(
      fc.subarray([audit, { ...audit, date: '2024' }]).map((value) => ({ type: 'audits', value })),
    ),
  });
  const providers = fc
    .array(facts, { maxLength: 5 })
    .map((all) => all.map((own, place) => provider(`p${place}`, own)));
  const someDay = fc.nat(1500).map((days) => addDays('2026-08-21', days - 200));
  const rowsOf = ({ sections }: Comparison) => sections.flatMap(({ rows }) => rows);

  test('every row has a cell for each column, in whatever order the columns stand', () => {
    const orders = providers.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(orders, someDay, fc.boolean(), ([all, shuffled], asOf, differencesOnly) => {
        const table = compareProviders(all, vocabulary, [], asOf, { differencesOnly });
        for (const { cells } of rowsOf(table)) expect(cells).toHaveLength(all.length);
        expect(rowsOf(table).length + table.hidden).toBe(3);
        expect(table.sections.every(({ rows }) => rows.length > 0)).toBe(true);
        const other = compareProviders(shuffled, vocabulary, [], asOf, { differencesOnly });
        const differing = (each: Comparison) => rowsOf(each).map(({ key, differs }) => [key, differs]);
        expect(differing(other)).toEqual(differing(table));
      }),
    );
  });

  test('unknown stays unknown, stale keeps its answer, and no row without a difference is shown', () => {
    fc.assert(
      fc.property(providers, someDay, (all, asOf) => {
        const rows = rowsOf(compareProviders(all, vocabulary, [], asOf));
        for (const definition of allDefinitions(vocabulary)) {
          const row = rows.find(({ key }) => key === definition.key);
          for (const [column, { facts: own }] of all.entries()) {
            const state = factState(own[definition.key] ?? unknown, definition, asOf);
            const value = state === 'unknown' ? undefined : own[definition.key]?.value;
            expect(row?.cells[column]).toEqual({ state, answer: value });
          }
        }
        const shown = rowsOf(compareProviders(all, vocabulary, [], asOf, { differencesOnly: true }));
        for (const { cells } of shown) expect(cells.slice(1)).not.toEqual(cells.slice(0, -1));
      }),
    );
  });

  test('none differs from one that says the same in another order', () => {
    const reversed = (own: Fact): Fact =>
      isKnown(own) && Array.isArray(own.value) ? ({ ...own, value: own.value.toReversed() } as Fact) : own;
    fc.assert(
      fc.property(facts, someDay, (own, asOf) => {
        const turned = Object.entries(own).map(([key, each]) => [key, reversed(each)]);
        const twins = [provider('one', own), provider('twin', Object.fromEntries(turned))];
        const table = compareProviders(twins, vocabulary, [], asOf, { differencesOnly: true });
        expect(table.sections).toEqual([]);
      }),
    );
  });
});
