import { expect, test } from 'vitest';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import { noLongerRanked } from './score-profile.ts';

const yes = sampleFact(true);
const old = sampleFact(true, { asOf: '2026-01-01' });
const unknown = sampleFact('unknown');
const fresh = sampleProvider('fresh', { a: yes, b: yes, c: yes, d: yes });
const ageing = sampleProvider('ageing', { a: old, b: old, c: old, d: old });
const never = sampleProvider('never', { a: unknown, b: unknown, c: unknown, d: unknown });
const lost = (since: string, asOf: string) =>
  noLongerRanked([fresh, ageing, never], sampleMethodology, 'overall', since, asOf);

test('whose facts grow too old loses the place; who never had one does not', () => {
  expect(lost('2026-01-02', '2026-01-03')).toEqual([]);
  expect(lost('2026-01-02', '2036-01-01')).toEqual(['fresh', 'ageing']);
});

test('on the same day nobody has lost anything', () => {
  expect(lost('2036-01-01', '2036-01-01')).toEqual([]);
});
