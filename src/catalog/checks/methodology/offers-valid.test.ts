import { expect, test } from 'vitest';
import { problemsIn } from '../fixture-root.ts';
import { offersValid } from './offers-valid.ts';

const file = 'facts/offers/mullvad.yaml';
const offer = 'provider: mullvad\ndestination: https://mullvad.net\npaid: false\nchecked: 2026-11-14\n';
const after = (passage: string, instead: string) =>
  problemsIn({ [file]: offer.replace(passage, instead) }, offersValid);

test('an offer in its closed shape is accepted', () => {
  expect(problemsIn({ [file]: offer }, offersValid)).toEqual([]);
});

test.each([
  ['https://mullvad.net', 'http://mullvad.net', 2],
  ['https://mullvad.net', 'javascript:alert(1)', 2],
  ['paid: false', 'paid: maybe', 3],
  ['paid: false', 'paid: false\npayout: 40', 4],
  ['provider: mullvad', 'provider: ivpn', 1],
])('"%s" written as "%s" is refused on line %i', (passage, instead, line) => {
  expect(after(passage, instead)).toMatchObject([{ file, line }]);
});
