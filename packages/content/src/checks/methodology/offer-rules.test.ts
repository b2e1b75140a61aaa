import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import type { Check } from '../check.ts';
import { couponsFitPlans } from './coupons-fit-plans.ts';
import { offersValid } from './offers-valid.ts';
import { paidTimesInOrder } from './paid-times-in-order.ts';
import { subIdsPaid } from './sub-ids-paid.ts';

const file = 'facts/offers/birch.yaml';
const provider = `id: birch
facts:
  prices:
    value:
      - { id: monthly, currency: USD, charged: 12.99 }
      - { id: annual, currency: USD, charged: 59.88 }
      - { id: annual-pl, currency: PLN, charged: 199 }
`;
const offer = 'provider: birch\ndestination: https://birch.example\npaid: false\nchecked: 2026-11-14\n';
const paid = offer.replace('false', 'true');
const found = (rule: Check, written: string, more: Readonly<Record<string, string>> = {}) =>
  problemsIn({ 'facts/providers/birch.yaml': provider, [file]: written, ...more }, rule);
const coupon = (terms: string) => `coupon: { code: SAVE, ${terms}, checked: 2026-11-14 }`;

test.each([
  '',
  'destinations: { pl: https://birch.example/pl }\nsubId: aff_sub',
  coupon('percent: 20, plans: [ annual ], endsOn: 2027-02-28'),
])('an offer with "%s" is accepted', (more) => {
  expect(found(offersValid, offer + more)).toEqual([]);
});

test.each([
  ['https://birch.example', 'http://birch.example', 2],
  ['https://birch.example', 'javascript:alert(1)', 2],
  ['https://birch.example', '"https://birch.example/\\r\\nSet-Cookie: a=b"', 2],
  ['https://birch.example', 'https://bürch.example', 2],
  ['https://birch.example', '"https://"', 2],
  ['paid: false', 'paid: maybe', 3],
  ['paid: false', 'paid: false\npayout: 40', 4],
  ['provider: birch', 'provider: ivpn', 1],
  ['2026-11-14\n', '2026-02-30\n', 4],
  ['2026-11-14\n', '2026-11-16\n', 4],
  ['2026-11-14\n', '2026-11-14\nendsOn: 2027-02-28\n', 5],
  ['2026-11-14\n', '2026-11-14\ndestinations: { de: https://birch.example/de }\n', 5],
  ['2026-11-14\n', '2026-11-14\ndestinations: { pl: http://birch.example/pl }\n', 5],
  ['2026-11-14\n', '2026-11-14\nsubId: aff sub\n', 5],
  ['2026-11-14\n', '2026-11-14\nhistory: [ { since: soon } ]\n', 5],
  ['2026-11-14\n', `2026-11-14\n${coupon('percent: 100, plans: [ annual ]')}`, 5],
  ['2026-11-14\n', `2026-11-14\n${coupon('percent: 0.5, plans: [ annual ]')}`, 5],
  ['2026-11-14\n', `2026-11-14\n${coupon('percent: 20, price: 30, plans: [ annual ]')}`, 5],
  ['2026-11-14\n', `2026-11-14\n${coupon('plans: [ annual ]')}`, 5],
  ['2026-11-14\n', `2026-11-14\n${coupon('percent: 20, plans: []')}`, 5],
  ['2026-11-14\n', `2026-11-14\n${coupon('percent: 20, plans: [ annual ], endsOn: 2027-02-29')}`, 5],
])('"%s" written as "%s" is refused on line %i', (passage, instead, line) => {
  expect(found(offersValid, offer.replace(passage, instead))).toMatchObject([{ file, line }]);
});

test('an offer of nobody, a second one and a mistyped provider are refused', () => {
  const other = 'facts/offers/brich.yaml';
  expect(found(offersValid, offer, { [other]: offer.replace('birch', 'brich') })).toMatchObject([
    { file: other, line: 1, remedy: 'Did you mean "birch"?', about: { provider: 'brich', isMissing: true } },
  ]);
  expect(found(offersValid, offer, { [other]: offer })).toMatchObject([{ file: other, line: 1 }]);
  expect(found(offersValid, offer.replace('provider: birch', 'provider: brich'))).toMatchObject([
    { file, line: 1, remedy: 'Write "provider: birch".' },
  ]);
});

const couponProblems = (terms: string, checked = '2026-11-14') =>
  found(couponsFitPlans, `${offer}coupon:\n  code: SAVE\n  checked: ${checked}\n${terms}`);

test.each([
  '  percent: 20\n  plans: [ monthly, annual, annual-pl ]\n',
  '  price: 49.99\n  plans: [ annual ]\n',
  // Another shape is left to the rule that says so.
  '  percent: 200\n  plans: [ nothing ]\n',
])('the coupon %j fits', (terms) => {
  expect(couponProblems(terms)).toEqual([]);
});

test.each([
  ['  percent: 20\n  plans: [ anual ]\n', 9, 'Did you mean "annual"?'],
  ['  price: 59.88\n  plans: [ annual ]\n', 8, /below the first charge/],
  ['  price: 15\n  plans: [ monthly, annual ]\n', 8, /below/],
  ['  price: 40\n  plans: [ annual, annual-pl ]\n', 8, /one currency only, or write percent/],
] as const)('the coupon %j is refused on line %i', (terms, line, remedy) => {
  expect(couponProblems(terms)).toMatchObject([{ file, line, remedy: expect.stringMatching(remedy) }]);
});

test('a code cannot have been tried in the future', () => {
  const late = couponProblems('  percent: 20\n  plans: [ annual ]\n', '2026-11-16');
  expect(late).toMatchObject([{ file, line: 7, message: 'The date 2026-11-16 is in the future.' }]);
});

const timesProblems = (written: string, ...times: string[]) => {
  const history = times.length > 0 ? ['history:', ...times.map((time) => `  - ${time}`), ''] : [];
  return found(paidTimesInOrder, written + history.join('\n'));
};

test.each([
  [offer, []],
  [offer, ['{ since: 2022-01-01, until: 2022-01-01 }']],
  [paid, ['{ since: 2026-11-15 }']],
  [paid, ['{ since: 2022-01-01, until: 2023-12-31 }', '{ since: 2024-01-01 }']],
])('%j with the paid times %j is in order', (written, times) => {
  expect(timesProblems(written, ...times)).toEqual([]);
});

test.each([
  [paid, [], 3, /does not say since when/],
  [paid, ['{ since: 2022-01-01, until: 2023-12-31 }'], 3, /does not say since when/],
  [offer, ['{ since: 2022-01-01 }'], 6, /not paid.*has no end/],
  [offer, ['{ since: 2022-02-01, until: 2022-01-31 }'], 6, /before it begins/],
  [offer, ['{ since: 2022-01-01, until: 2026-11-16 }'], 6, /2026-11-16 is in the future/],
  [paid, ['{ since: 2026-11-16 }'], 6, /2026-11-16 is in the future/],
  [paid, ['{ since: 2022-01-01 }', '{ since: 2024-01-01 }'], 7, /before it has no end/],
  [paid, ['{ since: 2022-01-01, until: 2023-12-31 }', '{ since: 2023-12-31 }'], 7, /begins on 2023-12-31/],
])('%j with the paid times %j is refused on line %i', (written, times, line, message) => {
  expect(timesProblems(written, ...times)).toMatchObject([
    { file, line, message: expect.stringMatching(message) },
  ]);
});

const subIdProblems = (isPaid: boolean, destination: string, polish: string) =>
  found(
    subIdsPaid,
    `provider: birch\ndestination: https://birch.example/${destination}\ndestinations: { pl: https://birch.example/${polish} }\nsubId: aff_sub\npaid: ${isPaid}\nchecked: 2026-11-14\n`,
  );

test('only a paid offer names a parameter, and one that its addresses do not have', () => {
  expect(subIdProblems(true, '?id=1', 'pl?my_aff_sub=1')).toEqual([]);
  expect(subIdProblems(false, '', 'pl')).toMatchObject([{ file, line: 4, remedy: 'Remove "subId".' }]);
  expect(subIdProblems(true, '?aff_sub=', 'pl')).toMatchObject([{ file, line: 2 }]);
  expect(subIdProblems(true, '', 'pl?id=1&aff_sub=x')).toMatchObject([{ file, line: 3 }]);
});
