import { addDays } from '@vpn-site/core/day/day.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DueItem } from './due-item.ts';
import { dueQueue, dueWithin, noEffect, type RankEffect } from './due-queue.ts';

const today = '2026-11-16';
const item = (key: string, inDays: number, url = 'https://a.example'): DueItem => ({
  kind: 'fact',
  subject: 'alder',
  key,
  file: 'facts/providers/alder.yaml',
  cell: ['facts', key],
  expires: addDays(today, inDays),
  source: { url, title: url, kind: 'living' },
  words: [],
});
const moves = (places: number): RankEffect => ({ places, list: 'overall' });
const keysOf = (items: readonly DueItem[], effectOf: (item: DueItem) => RankEffect) =>
  dueQueue(items, effectOf, today).groups.map(({ entries }) => entries.map(({ key }) => key));

test('one source stands once, with all that rests on it, the most urgent first', () => {
  const items = [
    item('later', 400),
    item('elsewhere', 20, 'https://b.example'),
    item('over', -3),
    item('soon', 30),
  ];
  expect(keysOf(items, () => noEffect)).toEqual([['over', 'soon', 'later'], ['elsewhere']]);
  const [first] = dueQueue(items, () => noEffect, today).groups;
  expect(first).toMatchObject({ daysLeft: -3, urgency: -3, source: { url: 'https://a.example' } });
});

test('what could move a provider comes earlier, a month for each place', () => {
  const items = [item('still', 10, 'https://b.example'), item('moving', 69), item('hardly', 71)];
  expect(keysOf(items, ({ key }) => (key === 'still' ? noEffect : moves(2)))).toEqual([
    ['moving', 'hardly'],
    ['still'],
  ]);
});

test('what is overdue comes first, and among that what could move a rank', () => {
  const items = [
    item('old', -900, 'https://b.example'),
    item('older', -901, 'https://c.example'),
    item('overdue and moving', -1, 'https://d.example'),
    item('moving', 20),
  ];
  const effectOf = ({ key }: DueItem) => (key.endsWith('moving') ? moves(2) : noEffect);
  expect(keysOf(items, effectOf)).toEqual([['overdue and moving'], ['older'], ['old'], ['moving']]);
});

test('the part that is over keeps what the same sources carry', () => {
  const items = [item('over', 0), item('fresh', 300), item('tomorrow', 1, 'https://b.example')];
  const queue = dueQueue(items, () => noEffect, today);
  expect(dueWithin(queue, 0).groups.map(({ entries }) => entries.length)).toEqual([2]);
  expect(dueWithin(queue, 1)).toEqual(queue);
});

test('nothing is lost, and less time or a larger effect never comes later in its group', () => {
  const anyItem = fc.record({
    days: fc.integer({ min: -800, max: 800 }),
    places: fc.nat({ max: 12 }),
    source: fc.constantFrom('https://a.example', 'https://b.example', 'https://c.example'),
  });
  fc.assert(
    fc.property(fc.array(anyItem), (drawn) => {
      const items = drawn.map(({ days, source }, at) => item(String(at), days, source));
      const effectOf = ({ key }: DueItem) => moves(drawn[Number(key)]?.places ?? 0);
      const { groups } = dueQueue(items, effectOf, today);
      const entries = groups.flatMap((group) => group.entries);
      expect(entries.map(({ key }) => Number(key)).toSorted((a, b) => a - b)).toEqual([...drawn.keys()]);
      for (const group of groups) {
        for (const [at, entry] of group.entries.entries()) {
          const before = group.entries.slice(0, at);
          const isOutdone = before.some(
            ({ daysLeft, effect }) => daysLeft > entry.daysLeft && effect.places <= entry.effect.places,
          );
          expect(isOutdone).toBe(false);
        }
      }
    }),
  );
});
