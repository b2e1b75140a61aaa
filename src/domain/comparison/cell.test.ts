import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../day/day.ts';
import { byLocale } from '../locale/locale-table.ts';
import type { Answer, KnownFact, TypedValue } from '../provider/fact.ts';
import type { FactDefinition } from '../provider/vocabulary.ts';
import { answerCell, answerSign } from './cell.ts';

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

const words = byLocale(() => '');
const definition = (over: Partial<FactDefinition>): FactDefinition => ({
  key: 'ipv6',
  group: 'freedom',
  label: words,
  explanation: words,
  type: 'yes-no',
  lifetime: 540,
  options: {},
  ...over,
});
const evidence = {
  basis: 'dataset',
  asOf: '2026-08-21',
  checked: '2026-11-14',
  sources: ['relays'],
} as const;
const fact = (over: Partial<KnownFact<'yes-no'>>): KnownFact<'yes-no'> => ({
  type: 'yes-no',
  value: true,
  ...evidence,
  ...over,
});
const today = '2026-11-15';

describe('cellOf', () => {
  test('a fresh answer comes with its evidence', () => {
    expect(answerCell(fact({}), definition({}), today)).toEqual({
      sign: 'yes',
      reason: 'says-yes',
      answer: true,
      lowConfidence: false,
      basis: 'dataset',
      asOf: '2026-08-21',
      sources: ['relays'],
      hasClaims: false,
    });
  });

  test('an unknown has no answer, but may have claims', () => {
    expect(answerCell({ value: 'unknown', claims: [fact({})] }, definition({}), today)).toEqual({
      sign: 'unknown',
      reason: 'nobody-says',
      lowConfidence: false,
      sources: [],
      hasClaims: true,
    });
  });

  test('no claims are no claims, however they are written', () => {
    expect(answerCell(fact({ claims: [] }), definition({}), today).hasClaims).toBe(false);
    expect(answerCell(fact({ claims: [fact({})] }), definition({}), today).hasClaims).toBe(true);
  });

  test('an undated answer has no date and low confidence', () => {
    const cell = answerCell(fact({ asOf: undefined }), definition({}), today);
    expect(cell).toMatchObject({ sign: 'yes', lowConfidence: true });
    expect(cell.asOf).toBeUndefined();
  });

  test.each<[Partial<FactDefinition>, boolean | string, boolean | undefined]>([
    [{ protective: 'yes' }, true, true],
    [{ protective: 'yes' }, false, false],
    [{ protective: 'no' }, true, false],
    [{ protective: 'no' }, false, true],
    [{ protective: 'yes' }, 'partial', undefined],
    [{}, true, undefined],
    [{ type: 'choice' }, 'none', undefined],
    [{ type: 'choice', protective: 'yes' }, 'none', undefined],
  ])('of %j, %j is protective: %j', (over, value, protective) => {
    const { type } = definition(over);
    const said = { type, value } as TypedValue;
    expect(answerCell({ ...evidence, ...said }, definition(over), today).protective).toBe(protective);
  });

  test('whatever its age, an answer is kept; too old, it is stale and never a plain yes or no', () => {
    const answers = fc.constantFrom<Answer[]>(true, false, 'partial');
    fc.assert(
      fc.property(answers, fc.nat(1000), (value, age) => {
        const cell = answerCell(fact({ value }), definition({}), addDays('2026-08-21', age));
        expect(cell.answer).toBe(value);
        expect(cell.sign === 'stale').toBe(age >= 540);
        expect(cell.reason === 'too-old').toBe(age >= 540);
      }),
    );
  });
});
