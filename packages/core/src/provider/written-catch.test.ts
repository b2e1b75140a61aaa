import { expect, test } from 'vitest';
import type { Plan } from '../price/plan.ts';
import { sampleFact, sampleProvider } from '../scoring/sample-methodology.ts';
import type { Audit } from './audit.ts';
import type { Incident } from './incident.ts';
import type { StreamingReport } from './measured-tests.ts';
import { isCatchSupported, referencedKey, referencedValue } from './written-catch.ts';

const plan = (id: string, renewal: Plan['renewal']) =>
  ({ id, name: 'x', currency: 'USD', market: 'US', months: 24, charged: 48, renewal }) as Plan;
const audit = (kind: Audit['kind'], date: string, more: Partial<Audit> = {}) =>
  ({ kind, date, auditor: 'x', reportPublic: false, ...more }) as Audit;
const provider = sampleProvider('p', {
  devices: sampleFact({ type: 'devices', value: 5 }),
  owner: { value: 'unknown' },
  platforms: sampleFact({ type: 'platform-list', value: ['windows', 'ios'] }),
  audits: sampleFact({
    type: 'audits',
    value: [audit('inspection', '2019'), audit('assurance', '2024-12'), audit('apps-source', '2026')],
  }),
  incidents: sampleFact({
    type: 'incidents',
    value: [{ date: '2016', harm: 'handed-over', outcome: 'data-exposed' } as Incident],
  }),
  prices: sampleFact({
    type: 'plans',
    value: [
      plan('triple', { charged: 80, months: 12 }),
      plan('double', { charged: 48, months: 12 }),
      plan('steady', { charged: 24, months: 12 }),
      plan('lower', { charged: 12, months: 12 }),
      plan('once', 'none'),
      plan('silent', 'unpublished'),
    ],
  }),
  streaming: sampleFact({
    type: 'streaming',
    value: [{ service: 'netflix', region: 'US', result: 'blocked' } as StreamingReport],
  }),
});

test.each([
  ['devices', '5'],
  ['owner', 'unknown'],
  ['missing', 'unknown'],
  ['platforms', 'windows, ios'],
  ['audits', 'assurance 2024-12, report closed'],
  ['incidents/2016', 'handed-over, data-exposed'],
  ['incidents/2017', undefined],
  ['prices', 'known'],
  ['prices/triple', '24 months, over triple'],
  ['prices/double', '24 months, doubles'],
  ['prices/steady', '24 months, same price'],
  ['prices/lower', '24 months, falls'],
  ['prices/once', '24 months, nothing renews'],
  ['prices/silent', '24 months, renewal not published'],
  ['prices/gone', undefined],
  ['streaming/netflix/US', 'blocked'],
  ['streaming/netflix/GB', undefined],
  ['devices/5', undefined],
])('the value of %s is %s', (reference, value) => {
  expect(referencedValue(provider, reference)).toBe(value);
});

test('audits say whether anybody looked for logs, and when', () => {
  const of = (...value: Audit[]) =>
    referencedValue(sampleProvider('p', { audits: sampleFact({ type: 'audits', value }) }), 'audits');
  expect(of()).toBe('none');
  expect(of(audit('apps-source', '2026'))).toBe('no check for logs');
  expect(of(audit('assurance', '2024', { dateInferred: true, reportPublic: 'unknown' }))).toBe(
    'assurance undated, report unknown',
  );
});

test('a catch is supported while every value is what it was written for', () => {
  const isSupported = (restsOn: Record<string, string>) => isCatchSupported({ restsOn }, provider);
  expect(isSupported({ devices: '5', 'incidents/2016': 'handed-over, data-exposed' })).toBe(true);
  expect(isSupported({ devices: '5', 'incidents/2017': 'flaw, unknown' })).toBe(false);
  expect(isSupported({ devices: '6' })).toBe(false);
  expect(referencedKey('prices/once')).toBe('prices');
});
