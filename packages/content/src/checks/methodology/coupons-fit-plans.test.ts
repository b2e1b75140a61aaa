import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { couponsFitPlans } from './coupons-fit-plans.ts';

const file = 'facts/offers/birch.yaml';
const provider = `id: birch
facts:
  prices:
    value:
      - { id: monthly, currency: USD, charged: 12.99 }
      - { id: annual, currency: USD, charged: 59.88 }
      - { id: annual-pl, currency: PLN, charged: 199 }
`;
const withCoupon = (coupon: string, checked = '2026-11-14') =>
  problemsIn(
    {
      'facts/providers/birch.yaml': provider,
      [file]: `provider: birch\ndestination: https://birch.example\npaid: false\nchecked: 2026-11-14\ncoupon:\n  code: SAVE\n  checked: ${checked}\n${coupon}`,
    },
    couponsFitPlans,
  );

test.each([
  '  percent: 20\n  plans: [ monthly, annual, annual-pl ]\n',
  '  price: 49.99\n  plans: [ annual ]\n',
])('%j fits', (coupon) => {
  expect(withCoupon(coupon)).toEqual([]);
});

test.each([
  ['  percent: 20\n  plans: [ anual ]\n', 9, /no plan "anual".*birch\.yaml/, 'Did you mean "annual"?'],
  [
    '  price: 59.88\n  plans: [ annual ]\n',
    8,
    /"annual" costs 59.88 with the coupon and 59.88 without it/,
    /below the first charge/,
  ],
  ['  price: 15\n  plans: [ monthly, annual ]\n', 8, /"monthly" costs 15/, /below/],
  ['  price: 40\n  plans: [ annual, annual-pl ]\n', 8, /USD and PLN/, /one currency only, or write percent/],
] as const)('%j is refused on line %i', (coupon, line, message, remedy) => {
  expect(withCoupon(coupon)).toEqual([
    { file, line, message: expect.stringMatching(message), remedy: expect.stringMatching(remedy) },
  ]);
});

test('a code cannot have been tried in the future', () => {
  const late = withCoupon('  percent: 20\n  plans: [ annual ]\n', '2026-11-16');
  expect(late).toMatchObject([{ file, line: 7, message: 'The date 2026-11-16 is in the future.' }]);
});

test('a file in another shape is left to the rule that says so', () => {
  expect(withCoupon('  percent: 200\n  plans: [ nothing ]\n')).toEqual([]);
});
