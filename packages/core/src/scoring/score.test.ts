import { describe, expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import type { Fact } from '../provider/fact.ts';
import type { Incident } from '../provider/incident.ts';
import { confidenceOf } from './confidence.ts';
import { deductionId, explainDifference } from './differences.ts';
import { groupScores } from './group-scores.ts';
import type { Criterion, Methodology } from './methodology.ts';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import { score } from './score.ts';

const asOf = '2026-11-15';
const yes = sampleFact(true);
const no = sampleFact(false);
const unknown = sampleFact('unknown');
const weak = sampleFact(true, { confidence: 'low' });
const harm = { outcome: 'unknown', harm: 'break-in', told: 'answered' } as const;
const breakIn: Incident = { date: asOf, summary: byLocale(() => 'x'), source: 's', ...harm };
const incidents = sampleFact({ type: 'incidents', value: [breakIn] });
type Facts = Readonly<Record<string, Fact>>;
const scored = (facts: Facts, profile = 'overall', methodology = sampleMethodology) =>
  score(sampleProvider('p', facts), methodology, profile, asOf);

/** Returns the methodology with other fields of its first criterion. */
const withFirst = (over: Partial<Criterion>): Methodology => {
  const criteria = sampleMethodology.criteria.map((each, at) => (at === 0 ? { ...each, ...over } : each));
  return { ...sampleMethodology, criteria };
};

describe('score', () => {
  test('is the weighted mean of points over all criteria', () => {
    const full = { possible: 6.5, evidence: 1, deduction: 0 };
    expect(scored({ a: yes, b: no, c: yes, d: sampleFact('partial') })).toMatchObject({
      value: 6.5,
      ...full,
    });
  });

  test('what nobody has shown earns nothing, and could still turn out well', () => {
    const open = { possible: 8, evidence: 0.7 };
    expect(scored({ a: yes, b: unknown, c: no, d: yes })).toMatchObject({ value: 5, ...open });
    expect(scored({})).toMatchObject({ value: 0, possible: 10, evidence: 0 });
  });

  test('weak evidence halves points, never a weight', () => {
    expect(scored({ a: yes, b: weak, c: yes, d: yes })).toMatchObject({ value: 8.5, evidence: 0.85 });
    const weakNo = sampleFact(false, { confidence: 'low' });
    expect(scored({ a: yes, b: weakNo, c: yes, d: yes }).value).toBe(7);
  });

  test('incidents are taken from the result, and never more than there is', () => {
    const lessHalf = { value: 9.5, deduction: 0.5 };
    expect(scored({ a: yes, b: yes, c: yes, d: yes, incidents })).toMatchObject(lessHalf);
    expect(scored({ incidents }).value).toBe(0);
  });

  test('a profile weighs the same points differently', () => {
    const facts = { a: yes, b: yes, c: no, d: yes };
    expect(scored(facts).value).toBe(8);
    expect(scored(facts, 'value').value).toBe(7.04);
  });

  test('an unknown profile is an error that names the known ones', () => {
    expect(() => scored({}, 'gaming')).toThrow(
      'There is no profile "gaming". The profiles are: overall, value, needs-a.',
    );
  });
});

describe('a criterion that does not apply', () => {
  const rule = { name: 'best-of', points: { totp: 8 }, otherwise: 3, none: 0, notCounted: ['n/a'] } as const;
  const methodology = withFirst({ rule });
  const list = (...value: string[]) => sampleFact({ type: 'choice-list', value });

  test('is left out of the mean, which an unknown one is not', () => {
    const facts = { b: yes, c: yes, d: yes };
    const resultOf = (a: Fact) => scored({ ...facts, a }, 'overall', methodology);
    expect(resultOf(list('n/a'))).toMatchObject({ value: 10, evidence: 1 });
    expect([resultOf(list()).value, resultOf(unknown).value]).toEqual([6, 6]);
  });
});

describe('a criterion with several facts', () => {
  const rule = { name: 'answer', yes: 10, partial: 5, no: 0 } as const;
  const parts = ['a', 'b'].map((key) => ({ key, rule }));
  const methodology = withFirst({ keys: ['a', 'b'], rule: { name: 'mean', parts } });

  test.each([
    ['both known', { a: yes, b: no }, { points: 5, evidence: 'strong' }],
    ['one unknown', { a: yes, b: unknown }, { points: 5, best: 10, evidence: 'unknown' }],
    ['one weak', { a: yes, b: weak }, { points: 7.5, evidence: 'weak' }],
  ])('%s: the mean, as well known as the worst', (_name, facts, expected) => {
    expect(scored({ ...facts, c: yes, d: yes }, 'overall', methodology).reasons[0]).toMatchObject(expected);
  });
});

describe('what nobody outside can see', () => {
  const methodology = withFirst({ rule: { name: 'choice', points: { 'ram-only': 10 }, unseen: true } });
  const claimed = sampleFact({ type: 'choice', value: 'ram-only' });
  const points = (a: Fact) => scored({ a }, 'overall', methodology).reasons[0]?.points;

  test('earns three in ten by the provider’s word, and all once an outsider looked', () => {
    expect(points(claimed)).toBeCloseTo(3, 10);
    expect(points({ ...claimed, outsider: { date: '2025-06', source: 's' } })).toBe(10);
    expect(points({ ...claimed, outsider: { date: '2017', source: 's' } })).toBeCloseTo(3, 10);
  });
});

test('every reason carries its values, and the contributions less the deduction are the score', () => {
  const given = { a: yes, b: no, c: yes, d: sampleFact('partial'), incidents };
  const { value, deduction, reasons } = scored(given);
  expect(reasons.map(({ values }) => values)).toEqual([[true], [false], [true], ['partial']]);
  const earned = reasons.reduce((total, { contribution }) => total + contribution, 0);
  expect(earned - deduction).toBeCloseTo(value ?? 0, 2);
});

test('group scores split the same score', () => {
  expect(groupScores(scored({ a: yes, b: no, c: unknown, d: yes }))).toEqual([
    { group: 'trust', value: 5.71, share: 0.7 },
    { group: 'value', value: 3.33, share: 0.3 },
  ]);
});

test('one word says how much rests on evidence', () => {
  const word = (evidence: number) => confidenceOf({ evidence }, sampleMethodology.confidence);
  expect([1, 0.9, 0.89, 0.75, 0.74].map(word)).toEqual(['high', 'high', 'fair', 'fair', 'thin']);
});

describe('explainDifference', () => {
  const first = scored({ a: yes, b: yes, c: no, d: yes });
  const second = scored({ a: no, b: yes, c: yes, d: unknown, incidents });

  test('lists what moves two providers apart, the strongest first, the deduction as a line of its own', () => {
    const parts = explainDifference(first, second);
    expect(parts.map(({ criterion }) => criterion)).toEqual(['a', 'c', 'd', deductionId]);
    const gap = parts.reduce((sum, { contribution }) => sum + contribution, 0);
    expect(gap).toBeCloseTo((first.value ?? 0) - (second.value ?? 0), 2);
  });
});
