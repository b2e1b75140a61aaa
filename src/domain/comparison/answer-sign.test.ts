import { expect, test } from 'vitest';
import type { TypedValue } from '../provider/fact.ts';
import { answerSign } from './answer-sign.ts';

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
  expect(answerSign({ type, value } as TypedValue)).toBe(sign);
});
