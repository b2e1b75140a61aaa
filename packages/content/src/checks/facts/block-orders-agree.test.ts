import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { blockOrdersAgree } from './block-orders-agree.ts';
import { acme, country, lineOf, problemsAfter, smallFacts } from './facts.fixture.ts';

const line = lineOf(acme, '  blocked-in:');

test('a provider that an order names has the country among those where it is blocked', () => {
  const message = '"first-order" in facts/countries/pl.yaml names "acme", but "blocked-in" does not have PL.';
  expect(problemsAfter(blockOrdersAgree, acme, '[ PL ]', '[ RU ]')).toMatchObject([
    { file: acme, line, message },
  ]);
});

test.each(['value: unknown', 'value: PL'])('%s names no country', (instead) => {
  expect(problemsAfter(blockOrdersAgree, acme, 'value: [ PL ]', instead)).toHaveLength(1);
});

test.each([
  ['names nobody', 'providers: [ acme ]', 'providers: []'],
  ['is lifted', 'state: in-force', 'state: lifted'],
])('a provider is not blocked by an order that %s', (_, passage, instead) => {
  const message = '"blocked-in" has PL, but no order in force in facts/countries/pl.yaml names "acme".';
  expect(problemsAfter(blockOrdersAgree, country, passage, instead)).toMatchObject([
    { file: acme, line, message },
  ]);
});

test('a country without orders, or that nobody follows, is left alone', () => {
  expect(problemsAfter(blockOrdersAgree, country, 'kind: order', 'kind: rule')).toEqual([]);
  expect(problemsAfter(blockOrdersAgree, acme, '[ PL ]', '[ PL, RU ]')).toEqual([]);
});

test('a country where a provider says that it does not sell needs no order', () => {
  const withoutOrder = { ...smallFacts, [country]: smallFacts[country]?.replace('[ acme ]', '[]') ?? '' };
  expect(problemsIn(withoutOrder, blockOrdersAgree)).toHaveLength(1);
  const own = smallFacts[acme]?.replace('[ PL ], basis: dataset', '[ PL ], basis: provider-claim') ?? '';
  expect(problemsIn({ ...withoutOrder, [acme]: own }, blockOrdersAgree)).toEqual([]);
});
