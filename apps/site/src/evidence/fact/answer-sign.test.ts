import type { Fact, TypedValue } from '@vpn-site/core/provider/fact.ts';
import { expect, test } from 'vitest';
import { answerSign } from './answer-sign.ts';

const evidence = { basis: 'dataset', checked: '2026-11-14', sources: ['relays'] } as const;

test.each<[TypedValue['type'], TypedValue['value'], string]>([
  ['yes-no', true, 'yes'],
  ['yes-no', false, 'no'],
  ['yes-no', 'partial', 'partial'],
  ['text', 'partial', 'value'],
  ['text', 'none', 'value'],
  ['choice', 'none', 'value'],
  ['number', 0, 'value'],
  ['platform-list', [], 'no'],
  ['platform-list', ['linux'], 'value'],
  ['country-list', [], 'no'],
  ['audits', [], 'no'],
  ['free-plan', { available: false }, 'no'],
  ['free-plan', { available: true, dataCapGb: 10 }, 'yes'],
])('%s %j reads as %s', (type, value, sign) => {
  expect(answerSign({ type, value, ...evidence } as Fact)).toBe(sign);
});

test('what nobody says has the sign of the unknown', () => {
  expect(answerSign({ value: 'unknown' })).toBe('unknown');
});
