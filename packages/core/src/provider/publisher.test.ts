import { expect, test } from 'vitest';
import { type Publisher, type Publishers, publisherOf } from './publisher.ts';

const publishers: Publishers = new Map<string, Publisher>([
  ['gazette.example', { name: 'gazette.example' }],
  ['code.example/birch/list', { name: 'code.example/birch/list' }],
  ['code.example/alder', { name: 'Alder', provider: true }],
]);

test.each([
  ['https://gazette.example/a', 'gazette.example'],
  ['https://www.gazette.example/a', 'gazette.example'],
  ['https://code.example/birch/list/blob/1/a.csv', 'code.example/birch/list'],
  ['https://code.example/birch/other', undefined],
  ['https://notgazette.example', undefined],
  ['no address', undefined],
])('the publisher of %s', (url, name) => {
  expect(publisherOf({ url, publisher: 'press' }, publishers)?.name).toBe(name);
});

test('a provider publishes its own pages, not what users write there', () => {
  const url = 'https://code.example/alder/app/issues/1';
  expect(publisherOf({ url, publisher: 'provider' }, publishers)?.name).toBe('Alder');
  expect(publisherOf({ url, publisher: 'press' }, publishers)).toBeUndefined();
  expect(publisherOf({ url: 'https://gazette.example', publisher: 'provider' }, publishers)).toBeUndefined();
});
