import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { offersValid } from './offers-valid.ts';

const file = 'facts/offers/mullvad.yaml';
const provider = { 'facts/providers/mullvad.yaml': 'id: mullvad\n' };
const offer = 'provider: mullvad\ndestination: https://mullvad.net\npaid: false\nchecked: 2026-11-14\n';
const coupon =
  'coupon: { code: SAVE, percent: 20, plans: [ annual ], endsOn: 2027-02-28, checked: 2026-11-14 }';
const after = (passage: string, instead: string) =>
  problemsIn({ ...provider, [file]: offer.replace(passage, instead) }, offersValid);

test('an offer in its closed shape is accepted', () => {
  expect(problemsIn({ ...provider, [file]: offer }, offersValid)).toEqual([]);
});

test.each([
  ['https://mullvad.net', 'http://mullvad.net', 2],
  ['https://mullvad.net', 'javascript:alert(1)', 2],
  ['https://mullvad.net', '"https://mullvad.net/\\r\\nSet-Cookie: a=b"', 2],
  ['https://mullvad.net', 'https://müllvad.net', 2],
  ['https://mullvad.net', '"https://"', 2],
  ['paid: false', 'paid: maybe', 3],
  ['paid: false', 'paid: false\npayout: 40', 4],
  ['provider: mullvad', 'provider: ivpn', 1],
  ['2026-11-14', '2026-02-30', 4],
  ['2026-11-14', '2026-11-16', 4],
  ['2026-11-14', '2026-11-14\nendsOn: 2027-02-28', 5],
  ['2026-11-14', '2026-11-14\ndestinations: { de: https://mullvad.net/de }', 5],
  ['2026-11-14', '2026-11-14\ndestinations: { pl: http://mullvad.net/pl }', 5],
  ['2026-11-14', '2026-11-14\nsubId: aff sub', 5],
  ['2026-11-14', '2026-11-14\nhistory: [ { since: soon } ]', 5],
  ['2026-11-14', `2026-11-14\n${coupon.replace('percent: 20', 'percent: 100')}`, 5],
  ['2026-11-14', `2026-11-14\n${coupon.replace('percent: 20', 'percent: 0.5')}`, 5],
  ['2026-11-14', `2026-11-14\n${coupon.replace('percent: 20', 'percent: 20, price: 30')}`, 5],
  ['2026-11-14', `2026-11-14\n${coupon.replace('percent: 20, ', '')}`, 5],
  ['2026-11-14', `2026-11-14\n${coupon.replace('[ annual ]', '[]')}`, 5],
  ['2026-11-14', `2026-11-14\n${coupon.replace('02-28', '02-29')}`, 5],
])('"%s" written as "%s" is refused on line %i', (passage, instead, line) => {
  expect(after(passage, instead)).toMatchObject([{ file, line }]);
});

test('a language may have a page of its own, and a program a parameter', () => {
  const more = 'destinations: { pl: https://mullvad.net/pl }\nsubId: aff_sub';
  expect(after('2026-11-14', `2026-11-14\n${more}`)).toEqual([]);
});

test('a code may end in the future, but an offer cannot have been checked there', () => {
  expect(after('2026-11-14', `2026-11-14\n${coupon}`)).toEqual([]);
  expect(after('2026-11-14', '2026-11-16')).toEqual([
    {
      file,
      line: 4,
      message: 'The date 2026-11-16 is in the future.',
      remedy: 'Write the day on which you followed the link; today is 2026-11-15.',
    },
  ]);
});

test('an offer of nobody is refused', () => {
  const files = {
    ...provider,
    [file]: offer,
    'facts/offers/mulvad.yaml': offer.replace('mullvad', 'mulvad'),
  };
  expect(problemsIn(files, offersValid)).toEqual([
    {
      file: 'facts/offers/mulvad.yaml',
      line: 1,
      message: 'There is no provider "mulvad".',
      remedy: 'Did you mean "mullvad"?',
      about: { provider: 'mulvad', isMissing: true },
    },
  ]);
});

test('a second offer for one provider is refused', () => {
  const files = { ...provider, [file]: offer, 'facts/offers/second.yaml': offer };
  expect(problemsIn(files, offersValid)).toMatchObject([{ file: 'facts/offers/second.yaml', line: 1 }]);
});

test('a mistyped provider in a file of the right name is put right in the file', () => {
  expect(after('provider: mullvad', 'provider: mulvad')).toMatchObject([
    { file, line: 1, remedy: 'Write "provider: mullvad".' },
  ]);
});
