import { addDays } from '@vpn-site/core/day/day.ts';
import { expect, test } from 'vitest';
import type { WatchedCell } from '#rules/watch-cell.ts';
import { watchSelection } from './watch-arguments.ts';

const cells = ['alder', 'birch', 'cedar', 'countries'].map((provider) => ({ provider }) as WatchedCell);
const none = { provider: '', limit: '', share: '' };
const asked = (options: Partial<typeof none>, day = '2026-11-16') => {
  const { isSelected: isAsked, ...rest } = watchSelection({ ...none, ...options }, cells, day);
  return { providers: cells.filter(isAsked).map(({ provider }) => provider), ...rest };
};

test('without options everything, in one share', () => {
  expect(asked({})).toEqual({
    providers: ['alder', 'birch', 'cedar', 'countries'],
    limit: undefined,
    share: { part: 1, of: 1 },
  });
});

test('one provider ends no turn', () => {
  expect(asked({ provider: 'birch', limit: '5' })).toEqual({
    providers: ['birch'],
    limit: 5,
    share: undefined,
  });
});

test('a share is another one each day, and in as many days comes everybody', () => {
  const week = [0, 1, 2].map((days) => asked({ share: '1/3' }, addDays('2026-11-16', days)));
  expect(week.flatMap(({ providers }) => providers).toSorted()).toEqual([
    'alder',
    'birch',
    'cedar',
    'countries',
  ]);
  expect(new Set(week.map(({ share }) => share?.part))).toEqual(new Set([1, 2, 3]));
});

test.each([{ provider: 'birhc' }, { limit: 'all' }, { limit: '0' }, { share: '2/7' }, { share: '7' }])(
  '%o',
  (options) => {
    expect(() => asked(options)).toThrow(/^--\w+ is "/);
  },
);
