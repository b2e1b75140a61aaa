import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { refundDaysAgree } from './refund-days-agree.ts';

const acme = 'facts/providers/acme.yaml';

function refunds(days: number | string, ...plans: string[]) {
  const text = `facts:
  money-back-days: { value: ${days} }
  prices: { value: [ ${plans.map((plan) => `{ ${plan} }`).join(', ')} ] }
`;
  return problemsIn({ [acme]: text }, refundDaysAgree);
}

test('the refund window is the longest of a plan', () => {
  expect(refunds(30, 'refundDays: 14', 'refundDays: 30')).toEqual([]);
  expect(refunds(14, 'refundDays: 14', 'refundDays: 30')).toEqual([
    {
      file: acme,
      line: 2,
      message: '"facts.money-back-days" is 14, but the longest "refundDays" of a plan is 30.',
      remedy: 'Read the source of both again and correct the wrong one.',
    },
  ]);
});

test('nothing is compared if one of the two is unknown', () => {
  expect(refunds('unknown', 'refundDays: 14')).toEqual([]);
  expect(refunds(30, 'id: yearly')).toEqual([]);
});
