import { describe, expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import { samplePlan } from '../price/price.fixture.ts';
import type { Audit, FreePlan, Incident, StreamingReport } from '../provider/fact.ts';
import {
  pointsForAnswer,
  pointsForAudits,
  pointsForBest,
  pointsForChoice,
  pointsForCost,
  pointsForFacts,
  pointsForFreePlan,
  pointsForIncidents,
  pointsForNumber,
  pointsForShare,
  pointsForStreaming,
  pointsOnLine,
} from './points.ts';

const asOf = '2026-11-15';
const words = byLocale(() => 'x');

test.each([
  [true, 10],
  ['partial', 5],
  [false, 0],
] as const)('pointsForAnswer: %s gives %i', (answer, points) => {
  expect(pointsForAnswer(answer, { name: 'answer', yes: 10, partial: 5, no: 0 })).toBe(points);
});

test.each([
  ['none', 10],
  ['aggregate', 6],
  ['something-new', 1],
  ['toString', 1],
])('pointsForChoice: %s gives %i', (choice, points) => {
  expect(pointsForChoice(choice, { name: 'choice', points: { none: 10, aggregate: 6 }, otherwise: 1 })).toBe(
    points,
  );
});

test.each([
  [['card', 'cash'], 10],
  [['card'], 2],
  [[], 0],
])('pointsForBest: %j gives %i', (choices, points) => {
  expect(pointsForBest(choices, { name: 'best-of', points: { cash: 10 }, otherwise: 2, none: 0 })).toBe(
    points,
  );
});

test('pointsForBest: where the question does not arise, nothing is counted', () => {
  const rule = {
    name: 'best-of',
    points: { totp: 8 },
    otherwise: 3,
    none: 0,
    notCounted: ['not-applicable'],
  } as const;
  expect(pointsForBest(['not-applicable'], rule)).toBeUndefined();
  expect(pointsForBest(['not-applicable', 'totp'], rule)).toBe(8);
});

test.each([
  [['windows', 'linux', 'router'], 10],
  [['linux'], 5],
  [[], 0],
])('pointsForShare: %j of windows and linux gives %i', (choices, points) => {
  expect(pointsForShare(choices, { name: 'share', of: ['windows', 'linux'] })).toBe(points);
});

test.each([
  [5, 0],
  [52.5, 5],
  [100, 10],
  [149, 10],
  [1, 0],
  ['unlimited', 10],
] as const)('pointsForNumber: %s countries between 5 and 100 give %d', (count, points) => {
  expect(pointsForNumber(count, { name: 'number', zeroAt: 5, tenAt: 100 })).toBe(points);
});

test.each([
  [2, 10],
  [12, 0],
  [7, 5],
  [20, 0],
])('pointsOnLine runs downhill too: %d a month gives %d', (price, points) => {
  expect(pointsOnLine(price, 12, 2)).toBe(points);
});

describe('pointsForAudits', () => {
  const rule = {
    name: 'audits',
    byAge: [
      { years: 2, points: 2.5 },
      { years: 5, points: 1 },
    ],
    older: 0.25,
    unpublishedFactor: 0.6,
    weakFactor: 0.5,
  } as const;
  const audit = (date: string, reportPublic: Audit['reportPublic'] = true): Audit => ({
    auditor: 'A',
    scope: words,
    date,
    reportPublic,
    source: 's',
  });

  test.each([
    ['none', [], 0],
    ['a young public one', [audit('2026-02')], 2.5],
    ['a young one that nobody can read', [audit('2026-02', false)], 1.5],
    ['one of which nobody says whether it is public', [audit('2026-02', 'unknown')], 1.5],
    ['one known only to the year counts from its first day', [audit('2024')], 1],
    ['an old one', [audit('2015')], 0.25],
    ['many', Array.from({ length: 8 }, () => audit('2026-02')), 10],
    ['one of another product', [{ ...audit('2026-02'), otherProduct: true as const }], 0],
    ['one that only a weak source reports', [{ ...audit('2026-02'), confidence: 'low' as const }], 1.25],
  ])('%s', (_name, audits, points) => {
    expect(pointsForAudits(audits, rule, asOf)).toBe(points);
  });
});

describe('pointsForIncidents', () => {
  const rule = {
    name: 'incidents',
    lost: { 'data-exposed': 5, unknown: 1.5 },
    halfAfterYears: 5,
    weakFactor: 0.5,
  } as const;
  const incident = (date: string, outcome: Incident['outcome']): Incident => ({
    date,
    outcome,
    summary: words,
    source: 's',
  });

  test.each([
    ['none', [], 10],
    ['a search that found nothing', [incident('2023-04-18', 'customer-data-safe')], 10],
    ['exposed data', [incident('2024-02', 'data-exposed')], 5],
    ['exposed data long ago', [incident('2018-03', 'data-exposed')], 7.5],
    ['a year is not older than its last day', [incident('2021', 'data-exposed')], 5],
    [
      'what only a weak source reports',
      [{ ...incident('2024-02', 'data-exposed'), confidence: 'low' as const }],
      7.5,
    ],
    ['never below zero', Array.from({ length: 4 }, () => incident('2025', 'data-exposed')), 0],
  ])('%s', (_name, incidents, points) => {
    expect(pointsForIncidents(incidents, rule, asOf)).toBe(points);
  });
});

describe('pointsForStreaming', () => {
  const rule = {
    name: 'streaming',
    works: 10,
    mixed: 5,
    blocked: 0,
    minimumReports: 3,
    withinDays: 270,
  } as const;
  const report = (
    result: StreamingReport['result'],
    over: Partial<StreamingReport> = {},
  ): StreamingReport => ({
    service: 'netflix',
    result,
    claim: 'independently-reported',
    asOf: '2026-06-25',
    source: 's',
    ...over,
  });

  test('is the mean of independent reports', () => {
    expect(pointsForStreaming([report('works'), report('mixed'), report('blocked')], rule, asOf)).toBe(5);
  });

  test.each([
    ['what the provider says about itself', { claim: 'provider-claim' }],
    ['what is too old', { asOf: '2026-02' }],
    ['what has no date', { asOf: undefined }],
  ] as const)('does not count %s', (_name, over) => {
    const reports = [report('works'), report('works'), report('works', over)];
    expect(pointsForStreaming(reports, rule, asOf)).toBeUndefined();
  });
});

describe('pointsForFreePlan', () => {
  const rule = {
    name: 'free-plan',
    available: 2,
    unlimitedData: 5,
    cappedData: { gigabytes: 10, points: 3 },
    countries: { many: 10, points: 2 },
    severalDevices: 1,
  } as const;

  test.each<[string, FreePlan, number]>([
    ['no free plan', { available: false }, 0],
    ['limits unknown', { available: true, dataCapGb: 'unknown' }, 2],
    ['unlimited data in ten countries', { available: true, dataCapGb: 'unlimited', countries: 10 }, 9],
    ['two gigabytes', { available: true, dataCapGb: 2 }, 2.6],
    ['everything', { available: true, dataCapGb: 'unlimited', countries: 40, devices: 'unlimited' }, 10],
    ['one device is not several', { available: true, dataCapGb: 'unlimited', devices: 1 }, 7],
  ])('%s', (_name, plan, points) => {
    expect(pointsForFreePlan(plan, rule)).toBeCloseTo(points, 10);
  });
});

describe('pointsForCost', () => {
  const rule = { name: 'cost', months: 36, scale: { USD: { tenAt: 2, zeroAt: 12 } } } as const;
  const plan = samplePlan({ months: 12, charged: 60, renewal: { charged: 84, months: 12 } });

  test('counts renewals', () => {
    expect(pointsForCost([plan], rule, asOf)).toBeCloseTo(12 - (60 + 84 + 84) / 36, 1);
  });

  test('no published renewal price, no points', () => {
    expect(pointsForCost([{ ...plan, renewal: 'unpublished' }], rule, asOf)).toBeUndefined();
  });

  test('a currency without a scale is not converted', () => {
    expect(pointsForCost([{ ...plan, currency: 'PLN' }], rule, asOf)).toBeUndefined();
  });
});

test('pointsForValues never leaves 0 to 10, whatever a methodology says', () => {
  expect(
    pointsForFacts([{ type: 'yes-no', value: true }], { name: 'answer', yes: 99, partial: 0, no: 0 }, asOf),
  ).toBe(10);
  expect(
    pointsForFacts([{ type: 'yes-no', value: false }], { name: 'answer', yes: 0, partial: 0, no: -3 }, asOf),
  ).toBe(0);
  expect(pointsForFacts([], { name: 'known', points: 10 }, asOf)).toBeUndefined();
});
