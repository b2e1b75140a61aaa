import { expect, test } from 'vitest';
import type { Evidence, KnownFact } from '../provider/fact.ts';
import { evidenceFactor, outsiderFactor } from './evidence-factor.ts';
import { sampleFact, sampleMethodology } from './sample-methodology.ts';

const factor = (asOf: string, over: Partial<Evidence> = {}, key = 'c') =>
  evidenceFactor(key, sampleFact(true, { asOf: '2026-01-01', ...over }) as KnownFact, {
    methodology: sampleMethodology,
    asOf,
  });

test('a fact counts in full to the last day of its lifetime, then fades evenly and is gone at twice that', () => {
  // 120 days from 1 January end on 1 May.
  expect(factor('2026-05-01')).toBe(1);
  expect(factor('2026-06-30')).toBe(0.5);
  expect(factor('2026-08-28')).toBeCloseTo(1 / 120, 10);
  expect(factor('2026-08-29')).toBe(0);
});

test('what never expires never fades', () => {
  expect(factor('2066-01-01', {}, 'd')).toBe(1);
});

test('one weak source halves it, and so does no date', () => {
  expect(factor('2026-03-01', { confidence: 'low' })).toBe(0.5);
  expect(factor('2026-11-14', { asOf: undefined, checked: '2026-11-14', firstRead: '2026-11-14' })).toBe(0.5);
});

test('an outsider’s look is full for three years, then a fifth less each year', () => {
  const { evidence } = sampleMethodology;
  expect(outsiderFactor('2024-06', evidence, '2026-11-15')).toBe(1);
  expect(outsiderFactor('2021-11-15', evidence, '2026-11-15')).toBeCloseTo(0.6, 2);
  expect(outsiderFactor('2017', evidence, '2026-11-15')).toBe(0);
  expect(outsiderFactor('2027-01', evidence, '2026-11-15')).toBe(0);
});
