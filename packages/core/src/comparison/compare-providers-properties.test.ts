import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../day/day.ts';
import { byLocale } from '../locale/locale-table.ts';
import { auditKinds } from '../provider/audit.ts';
import {
  bases,
  type Fact,
  type FactType,
  type FactValues,
  factTypes,
  isKnown,
  type KnownFact,
  type UnknownFact,
} from '../provider/fact.ts';
import { factState } from '../provider/freshness.ts';
import { leakKinds } from '../provider/measured-tests.ts';
import { factOf, type Provider } from '../provider/provider.ts';
import { allDefinitions, type Vocabulary } from '../provider/vocabulary.ts';
import { type Comparison, compareProviders } from './compare-providers.ts';

const words = byLocale(() => '');
const date = fc.constantFrom('2024', '2025-06', '2026-08-21');
const few = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 2 });
const names = few(fc.constantFrom('linux', 'ios'));
const limit = fc.constantFrom(1, 'unlimited' as const);
const source = fc.constantFrom('x', 'y');
const result = fc.constantFrom('works' as const, 'blocked' as const);

const values: { readonly [T in FactType]: fc.Arbitrary<FactValues[T]> } = {
  'yes-no': fc.constantFrom(true, false, 'partial' as const),
  number: fc.nat(2),
  year: fc.constantFrom(2009, 2012),
  days: fc.constantFrom(14, 30),
  devices: limit,
  country: fc.constantFrom('SE', 'PA'),
  'country-list': names,
  text: fc.constantFrom('none', 'partial', 'Acme'),
  choice: fc.constantFrom('none', 'activity'),
  'choice-list': names,
  'platform-list': names,
  audits: few(
    fc.record({
      auditor: source,
      kind: fc.constantFrom(...auditKinds),
      scope: fc.constant(words),
      date,
      reportPublic: fc.boolean(),
      source,
    }),
  ),
  incidents: few(
    fc.record({
      date,
      summary: fc.constant(words),
      outcome: fc.constant('clean' as const),
      harm: fc.constant('none' as const),
      source,
    }),
  ),
  streaming: few(
    fc.record({ service: source, result, claim: fc.constant('provider-claim' as const), asOf: date, source }),
  ),
  'speed-reports': few(
    fc.record({
      tester: source,
      metric: fc.constant(words),
      value: fc.nat(2),
      unit: source,
      conditions: fc.constant(words),
      source,
    }),
  ),
  'leak-tests': few(
    fc.record({
      tester: source,
      leak: fc.constantFrom(...leakKinds),
      result: fc.constantFrom('passed' as const, 'failed' as const),
      asOf: date,
      source,
    }),
  ),
  plans: few(
    fc.record({
      id: source,
      name: source,
      currency: source,
      market: source,
      charged: fc.nat(2),
      renewal: fc.constantFrom('none' as const, { charged: 5, months: 1 }),
      tax: fc.constant('unknown' as const),
      observed: fc.constant('2026-10-11'),
      source,
    }),
  ),
  'free-plan': fc.record({ available: fc.boolean(), devices: limit }, { requiredKeys: ['available'] }),
};

const definitions = factTypes.map((type, place) => {
  const lifetime = place % 4 === 0 ? ('never' as const) : 100 * (1 + (place % 5));
  const group = `group-${place % 3}`;
  return { key: `the-${type}`, group, type, label: words, explanation: words, lifetime, options: {} };
});
const vocabulary: Vocabulary = {
  groups: [...Map.groupBy(definitions, ({ group }) => group)].map(([id, members]) => {
    return { id, label: words, definitions: members };
  }),
};

const missing: UnknownFact<never> = { value: 'unknown' };
const evidence = fc
  .record(
    { basis: fc.constantFrom(...bases), asOf: date, sources: fc.constant(['x']) },
    { requiredKeys: ['basis', 'sources'] },
  )
  .map((rest) => ({ ...rest, checked: '2026-08-22' }));
const factOfType = <T extends FactType>(type: T): fc.Arbitrary<Fact<T>> => {
  const known = fc
    .tuple(values[type], evidence)
    .map(([value, rest]): KnownFact<T> => ({ type, value, ...rest }));
  return fc.oneof(fc.constant(missing), known);
};
const factEntries = definitions.map(({ key, type }) => [key, factOfType(type)] as const);
const facts: fc.Arbitrary<Record<string, Fact>> = fc.record(Object.fromEntries(factEntries));
const providers = fc.array(facts, { maxLength: 5 }).map((all) =>
  all.map((own, place): Provider => {
    return { id: `p${place}`, name: '', website: 'https://p.example', facts: own, sources: {} };
  }),
);
const someDay = fc.nat(1500).map((days) => addDays('2026-08-21', days - 200));
const rowsOf = ({ sections }: Comparison) => sections.flatMap(({ rows }) => rows);

test('every row has a cell for each column, for none, one or many', () => {
  fc.assert(
    fc.property(providers, someDay, fc.boolean(), (all, asOf, differencesOnly) => {
      const table = compareProviders(all, vocabulary, [], asOf, { differencesOnly });
      expect(table.columns).toEqual(all.map(({ id }) => id));
      for (const { cells } of rowsOf(table)) expect(cells).toHaveLength(all.length);
      expect(rowsOf(table).length + table.hidden).toBe(definitions.length);
      expect(table.sections.every(({ rows }) => rows.length > 0)).toBe(true);
    }),
  );
});

test('the order of the columns never changes which rows differ', () => {
  const orders = providers.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(orders, someDay, ([all, shuffled], asOf) => {
      const differing = (list: Provider[]) =>
        rowsOf(compareProviders(list, vocabulary, [], asOf)).map(({ key, differs }) => [key, differs]);
      expect(differing(shuffled)).toEqual(differing(all));
    }),
  );
});

test('only differences: no shown row has equal cells, no hidden one has two states', () => {
  fc.assert(
    fc.property(providers, someDay, (all, asOf) => {
      const complete = rowsOf(compareProviders(all, vocabulary, [], asOf));
      const shown = rowsOf(compareProviders(all, vocabulary, [], asOf, { differencesOnly: true }));
      for (const { cells } of shown) expect(cells.slice(1)).not.toEqual(cells.slice(0, -1));
      const keys = new Set(shown.map(({ key }) => key));
      for (const { key, cells } of complete) {
        if (!keys.has(key)) expect(new Set(cells.map(({ state }) => state)).size).toBeLessThan(2);
      }
    }),
  );
});

test('unknown stays unknown, and stale keeps its answer', () => {
  fc.assert(
    fc.property(providers, someDay, (all, asOf) => {
      const rows = rowsOf(compareProviders(all, vocabulary, [], asOf));
      const byKey = new Map(rows.map((row) => [row.key, row]));
      for (const definition of allDefinitions(vocabulary)) {
        for (const [column, provider] of all.entries()) {
          const fact = factOf(provider, definition.key);
          const cell = byKey.get(definition.key)?.cells[column];
          const state = factState(fact, definition, asOf);
          expect(cell?.state).toBe(state);
          expect(cell?.answer).toBe(state === 'unknown' ? undefined : fact.value);
        }
      }
    }),
  );
});

test('a provider never differs from one that says the same in another order', () => {
  const reversed = (fact: Fact): Fact =>
    isKnown(fact) && Array.isArray(fact.value) ? ({ ...fact, value: fact.value.toReversed() } as Fact) : fact;
  fc.assert(
    fc.property(providers, someDay, (all, asOf) => {
      for (const one of all) {
        const turned = Object.entries(one.facts).map(([key, fact]) => [key, reversed(fact)]);
        const twin: Provider = { ...one, id: 'twin', facts: Object.fromEntries(turned) };
        const table = compareProviders([one, twin], vocabulary, [], asOf, { differencesOnly: true });
        expect(table.sections).toEqual([]);
      }
    }),
  );
});
