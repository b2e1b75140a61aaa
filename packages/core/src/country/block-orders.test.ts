import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activeOrders, blocksProviders, orderDate, ordersNaming, unblockedFirst } from './block-orders.ts';
import type { BlockOrder, CountryFact } from './country.ts';

const words = { en: 'a', pl: 'b', tr: 'c' };

function order(id: string, value: Partial<BlockOrder>): CountryFact {
  return {
    id,
    kind: 'order',
    label: words,
    lifetime: 540,
    value: { issued: '2023-12', by: words, state: 'not-known-lifted', providers: [], others: [], ...value },
    choice: words,
    claim: { basis: 'press-report', checked: '2025-06-01', sources: ['paper'] },
    dissent: [],
  };
}

const country = {
  facts: [
    order('first', { providers: ['elm'], state: 'lifted' }),
    order('second', { providers: ['birch', 'elm'] }),
    order('third', { providers: ['birch'], state: 'in-force' }),
  ],
};
const ids = (orders: readonly CountryFact[]) => orders.map(({ id }) => id);

test('an order stands until it is known to be lifted', () => {
  expect(ids(activeOrders(country))).toEqual(['second', 'third']);
  expect(blocksProviders(country)).toBe(true);
  expect(blocksProviders({ facts: country.facts.slice(0, 1) })).toBe(false);
});

test('a provider is named by the orders that stand', () => {
  expect(ids(ordersNaming(country, 'birch'))).toEqual(['second', 'third']);
  expect(ids(ordersNaming(country, 'elm'))).toEqual(['second']);
  expect(ordersNaming(country, 'alder')).toEqual([]);
});

test('an order without a day is as old as the report that names the services', () => {
  const claim = { ...order('one', {}).claim, asOf: '2024-08' };
  const dateOf = (issued: BlockOrder['issued']) =>
    activeOrders({ facts: [{ ...order('one', { issued }), claim }] }).map(orderDate);
  expect(dateOf('2023-12')).toEqual(['2023-12']);
  expect(dateOf('unknown')).toEqual(['2024-08']);
});

test('whoever is not named comes first; nobody is lost, and each half keeps its order', () => {
  const letters = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
  const states = fc.constantFrom('in-force', 'not-known-lifted', 'lifted');
  const orders = fc.array(fc.record({ providers: letters, state: states }), { maxLength: 3 });
  fc.assert(
    fc.property(letters, orders, (ranked, values) => {
      const facts = values.map((value, position) => order(`order-${position}`, value));
      const named = values.flatMap(({ providers, state }) => (state === 'lifted' ? [] : providers));
      const entries = ranked.map((id) => ({ id }));
      const sorted = unblockedFirst(entries, ({ id }) => id, { facts });
      expect(sorted).toEqual([
        ...entries.filter(({ id }) => !named.includes(id)),
        ...entries.filter(({ id }) => named.includes(id)),
      ]);
    }),
  );
});
