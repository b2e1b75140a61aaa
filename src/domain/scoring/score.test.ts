import { describe, expect, test } from 'vitest';
import type { Fact } from '../provider/fact.ts';
import { explainDifference } from './differences.ts';
import { groupScores } from './group-scores.ts';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import { score } from './score.ts';

const asOf = '2026-11-15';
const yes = sampleFact(true);
const no = sampleFact(false);

describe('score', () => {
  test('is the weighted mean of points over known and fresh criteria', () => {
    const provider = sampleProvider('p', { a: yes, b: no, c: yes, d: sampleFact('partial') });
    expect(score(provider, sampleMethodology, 'overall', asOf)).toMatchObject({
      value: 6.5,
      coverage: 1,
      confidence: 1,
    });
  });

  test('an unknown fact neither helps nor hurts, but lowers coverage', () => {
    const provider = sampleProvider('p', { a: yes, b: sampleFact('unknown'), c: no, d: yes });
    const { value, coverage, reasons } = score(provider, sampleMethodology, 'overall', asOf);
    expect([value, coverage]).toEqual([7.14, 0.7]);
    expect(reasons.map(({ state }) => state)).toEqual(['fresh', 'unknown', 'fresh', 'fresh']);
  });

  test('weak evidence counts half', () => {
    const weak = sampleFact(false, { confidence: 'low' });
    const provider = sampleProvider('p', { a: yes, b: weak, c: yes, d: yes });
    expect(score(provider, sampleMethodology, 'overall', asOf)).toMatchObject({
      value: 8.24,
      coverage: 1,
      confidence: 0.85,
    });
  });

  test('a profile weighs the same points differently', () => {
    const provider = sampleProvider('p', { a: yes, b: yes, c: no, d: yes });
    expect(score(provider, sampleMethodology, 'overall', asOf).value).toBe(8);
    expect(score(provider, sampleMethodology, 'value', asOf).value).toBe(7.04);
  });

  test('nothing known is no score, not zero', () => {
    expect(score(sampleProvider('p', {}), sampleMethodology, 'overall', asOf)).toMatchObject({
      value: undefined,
      coverage: 0,
      confidence: 0,
    });
  });

  test('an unknown profile is an error that names the known ones', () => {
    const run = () => score(sampleProvider('p', {}), sampleMethodology, 'gaming', asOf);
    expect(run).toThrow('There is no profile "gaming"; there are: overall, value, needs-a.');
  });
});

describe('a criterion that reads two facts', () => {
  const [first, ...others] = sampleMethodology.criteria;
  const twoKeys = {
    ...sampleMethodology,
    criteria: first
      ? [{ ...first, keys: ['a', 'b'], rule: { name: 'known', points: 10 } as const }, ...others.slice(1)]
      : [],
  };
  const reason = (facts: Readonly<Record<string, Fact>>) =>
    score(sampleProvider('p', { c: yes, d: yes, ...facts }), twoKeys, 'overall', asOf).reasons[0];

  test.each([
    ['both fresh', { a: yes, b: yes }, 'fresh', 4],
    ['one unknown', { a: yes, b: sampleFact('unknown') }, 'unknown', 0],
    ['one stale', { a: yes, b: sampleFact(true, { asOf: '2020' }) }, 'stale', 0],
    ['one weak', { a: yes, b: sampleFact(true, { confidence: 'low' }) }, 'fresh', 2],
  ])('%s', (_name, facts, state, counted) => {
    expect(reason(facts)).toMatchObject({ state, countedWeight: counted });
  });
});

test('every reason carries its values, and the contributions add up to the score', () => {
  const provider = sampleProvider('p', { a: yes, b: no, c: yes, d: sampleFact('partial') });
  const { value, reasons } = score(provider, sampleMethodology, 'overall', asOf);
  expect(reasons.map(({ values }) => values)).toEqual([[true], [false], [true], ['partial']]);
  expect(reasons.reduce((total, { contribution }) => total + contribution, 0)).toBeCloseTo(value ?? 0, 2);
});

test('group scores split the same score', () => {
  const provider = sampleProvider('p', { a: yes, b: no, c: sampleFact('unknown'), d: yes });
  expect(groupScores(score(provider, sampleMethodology, 'overall', asOf))).toEqual([
    { group: 'trust', value: 5.71, share: 0.7 },
    { group: 'value', value: 10, share: 0.3 },
  ]);
});

describe('explainDifference', () => {
  const first = score(
    sampleProvider('p', { a: yes, b: yes, c: no, d: yes }),
    sampleMethodology,
    'overall',
    asOf,
  );
  const second = score(
    sampleProvider('q', { a: no, b: yes, c: yes, d: sampleFact('unknown') }),
    sampleMethodology,
    'overall',
    asOf,
  );

  test('lists what moves two providers apart, the strongest first', () => {
    expect(explainDifference(first, second).map(({ criterion }) => criterion)).toEqual(['a', 'c', 'd', 'b']);
  });

  test('its parts add up to the gap', () => {
    const gap = explainDifference(first, second).reduce((sum, { contribution }) => sum + contribution, 0);
    expect(gap).toBeCloseTo((first.value ?? 0) - (second.value ?? 0), 1);
  });
});
