import { expect, test } from 'vitest';
import { parseShortlist, withPin } from './shortlist.ts';

const pins = ['alder', 'birch', 'elm', 'fir', 'cedar'].map((id) => ({ id, name: id.toUpperCase() }));
const [alder, , , , cedar] = pins as [(typeof pins)[0], ...typeof pins];
const four = pins.slice(0, 4);

test('a saved list is read again, without what is damaged, and with four at most', () => {
  expect(parseShortlist(JSON.stringify(four))).toEqual(four);
  expect(parseShortlist(JSON.stringify(pins))).toEqual(four);
  expect(parseShortlist(JSON.stringify([{ id: '../x', name: 'X' }, null, 3, alder]))).toEqual([alder]);
  for (const text of [null, undefined, '', '{', '{}', 'null']) expect(parseShortlist(text)).toEqual([]);
});

test('a provider is pinned once, a fifth is refused, and removing makes room', () => {
  expect(withPin([alder], alder, true)).toEqual([alder]);
  if (!cedar) throw new Error('There are five.');
  expect(withPin(four, cedar, true)).toBeUndefined();
  const three = withPin(four, alder, false) ?? [];
  expect(three).toEqual(four.slice(1));
  expect(withPin(three, cedar, true)?.at(-1)).toEqual(cedar);
});
