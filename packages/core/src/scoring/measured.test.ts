import { expect, test } from 'vitest';
import type { FreePlan } from '../provider/fact.ts';
import type { StreamingReport } from '../provider/measured-tests.ts';
import { assessFreePlan } from './free-plan-points.ts';
import { assessMeasuredNumber } from './measured-number.ts';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import type { FreePlanRule, PanelRule } from './scoring-rule.ts';
import { assessPanel } from './streaming-panel.ts';

const asOf = '2026-11-15';
const judging = { methodology: sampleMethodology, asOf };
const number = (value: number) => sampleFact({ type: 'number', value });

test('measured countries count, a list that nobody measured a little', () => {
  const rule = { name: 'measured-number', list: 2.5, measured: 7.5, zeroAt: 5, tenAt: 60 } as const;
  const assess = (facts: Parameters<typeof sampleProvider>[1]) =>
    assessMeasuredNumber(sampleProvider('p', facts), ['claimed', 'measured'], rule, judging);
  const proven = { points: 10, evidence: 'strong' };
  expect(assess({ claimed: number(60), measured: number(60) })).toMatchObject(proven);
  expect(assess({ claimed: number(140) })).toMatchObject({ points: 2.5, evidence: 'unknown', best: 10 });
  expect(assess({ claimed: number(4), measured: number(5) }).points).toBe(0);
  expect(assess({ measured: number(Math.sqrt(300)) }).points).toBeCloseTo(3.75, 10);
});

const panel: PanelRule = {
  name: 'panel',
  of: [
    { service: 'netflix', region: 'US' },
    { service: 'netflix', region: 'DE' },
    { service: 'itvx', region: 'GB' },
    { service: 'bbc-iplayer', region: 'GB' },
  ],
  works: 1,
  mixed: 0.5,
  blocked: 0,
  min: 2,
  withinDays: 270,
};
const report = (over: Partial<StreamingReport>): StreamingReport => ({
  service: 'netflix',
  region: 'US',
  result: 'works',
  claim: 'independently-reported',
  asOf: '2026-06',
  source: 's',
  ...over,
});
const streamed = (...reports: StreamingReport[]) =>
  assessPanel(
    sampleProvider('p', { streaming: sampleFact({ type: 'streaming', value: reports }) }),
    panel,
    asOf,
  );

test('the panel counts what played of all, and what was not tested as not playing', () => {
  const mixed = report({ region: 'DE', result: 'mixed' });
  expect(streamed(report({}), mixed)).toMatchObject({ points: 3.75, evidence: 'strong' });
  expect(streamed(report({}))).toMatchObject({ points: 2.5, evidence: 'unknown', best: 10 });
});

test('of two results the worse counts; claims, old and undated tests count nothing', () => {
  expect(streamed(report({}), report({ result: 'blocked' })).points).toBe(0);
  const worthless = [{ claim: 'provider-claim' as const }, { asOf: '2025' }, { asOf: undefined }];
  expect(streamed(...worthless.map(report)).points).toBe(0);
  expect(assessPanel(sampleProvider('p', {}), panel, asOf).evidence).toBe('unknown');
});

test('a free plan earns by its limits, weighed by their evidence; a limit nobody states earns nothing', () => {
  const rule: FreePlanRule = {
    name: 'free-plan',
    available: 2,
    unlimitedData: 5,
    cappedData: { gigabytes: 10, points: 3 },
    countries: { many: 10, points: 2 },
    severalDevices: 1,
  };
  const assess = (value: FreePlan, confidence?: 'low') =>
    assessFreePlan(
      sampleProvider('p', { 'free-plan': sampleFact({ type: 'free-plan', value }, { confidence }) }),
      rule,
      judging,
    );
  const best: FreePlan = { available: true, dataCapGb: 'unlimited', countries: 10, devices: 2 };
  expect(assess(best).points).toBe(10);
  expect(assess(best, 'low')).toMatchObject({ points: 6, full: 10, evidence: 'weak' });
  expect(assess({ available: true, dataCapGb: 5, countries: 5 }).points).toBe(4.5);
  expect(assess({ available: true, dataCapGb: 'unknown' }).points).toBe(2);
  expect(assess({ available: false }).points).toBe(0);
  expect(assessFreePlan(sampleProvider('p', {}), rule, judging).evidence).toBe('unknown');
});
