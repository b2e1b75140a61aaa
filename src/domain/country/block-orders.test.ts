import { expect, test } from 'vitest';
import { blocksProviders, ordersNaming, standingOrders } from './block-orders.ts';
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
  expect(ids(standingOrders(country))).toEqual(['second', 'third']);
  expect(blocksProviders(country)).toBe(true);
  expect(blocksProviders({ facts: country.facts.slice(0, 1) })).toBe(false);
});

test('a provider is named by the orders that stand', () => {
  expect(ids(ordersNaming(country, 'birch'))).toEqual(['second', 'third']);
  expect(ids(ordersNaming(country, 'elm'))).toEqual(['second']);
  expect(ordersNaming(country, 'alder')).toEqual([]);
});
