import { describe, expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import type { Audit } from '../provider/audit.ts';
import type { Evidence } from '../provider/fact.ts';
import type { Incident } from '../provider/incident.ts';
import { assessCodeAudits } from './code-audits.ts';
import { assessNoLogs } from './no-logs.ts';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import type { BestAuditRule, NoLogsRule } from './scoring-rule.ts';

const words = byLocale(() => 'x');
const judging = { methodology: sampleMethodology, asOf: '2026-11-15' };
const audit = (over: Partial<Audit>): Audit => {
  const found = { auditor: 'x', scope: words, date: '2026-01', reportPublic: true, source: 's' };
  return { kind: 'inspection', ...found, ...over };
};
const happened = { date: '2026-01', summary: words, outcome: 'clean', harm: 'none', source: 's' } as const;

interface Given {
  readonly logging?: string;
  readonly audits?: readonly Audit[] | 'unknown';
  readonly incidents?: readonly Incident[];
  readonly evidence?: Partial<Evidence> & { readonly incomplete?: true };
}

function provider({ logging = 'none', audits = [], incidents = [], evidence = {} }: Given) {
  return sampleProvider('p', {
    logging: sampleFact({ type: 'choice', value: logging }, evidence),
    audits:
      audits === 'unknown' ? { value: 'unknown' } : sampleFact({ type: 'audits', value: audits }, evidence),
    incidents: sampleFact({ type: 'incidents', value: incidents }),
  });
}

describe('no logs, promised and proven', () => {
  const rule: NoLogsRule = {
    name: 'promise-times-proof',
    promise: { none: 10, brief: 8, activity: 0 },
    proof: {
      inspection: { open: 10, closed: 7 },
      assurance: { open: 8, closed: 6 },
      infrastructure: { open: 6, closed: 4 },
      warrant: { open: 8, closed: 2 },
      demand: { open: 4, closed: 0 },
    },
    testServers: 0.7,
  };
  const assess = (given: Given) => assessNoLogs(provider(given), rule, judging);

  test('a promise alone earns three in ten', () => {
    expect(assess({}).points).toBeCloseTo(3, 10);
    expect(assess({ logging: 'brief' }).points).toBeCloseTo(2.4, 10);
  });

  test('an inspection that everyone can read earns the rest', () => {
    expect(assess({ audits: [audit({})] }).points).toBeCloseTo(10, 10);
    expect(assess({ audits: [audit({ reportPublic: 'unknown' })] }).points).toBeCloseTo(7.9, 10);
    expect(assess({ audits: [audit({ confidence: 'low' })] }).points).toBeCloseTo(6.5, 10);
  });

  test('a search of test servers alone earns seven tenths of that', () => {
    const onTestServers = audit({ testServers: true });
    expect(assess({ audits: [onTestServers] }).points).toBeCloseTo(10 * (0.3 + 0.7 * 0.7), 10);
    expect(assess({ audits: [onTestServers, audit({})] }).points).toBeCloseTo(10, 10);
  });

  test('the best of another kind adds a quarter, more of the same nothing', () => {
    const closed = audit({ reportPublic: false });
    const warrant = { ...happened, proof: { kind: 'warrant', confirmed: true } } as const;
    expect(assess({ audits: [closed, closed] }).points).toBe(assess({ audits: [closed] }).points);
    const both = assess({ audits: [closed], incidents: [warrant] });
    expect(both.points).toBeCloseTo(10 * (0.3 + 0.7 * 0.975), 10);
  });

  test('audits of apps prove nothing about logs', () => {
    expect(assess({ audits: [audit({ kind: 'apps-source' })] }).points).toBeCloseTo(3, 10);
  });

  test('an incomplete list is weak evidence as long as it could still earn much, and may turn out well', () => {
    const evidence = { incomplete: true } as const;
    expect(assess({ evidence })).toMatchObject({ evidence: 'weak', best: 10 });
    expect(assess({ evidence, audits: [audit({})] })).toMatchObject({ evidence: 'strong', best: 10 });
    expect(assess({ logging: 'brief', evidence }).best).toBe(8);
    expect(assess({ audits: 'unknown' }).evidence).toBe('weak');
  });

  test('without a policy nothing is shown', () => {
    const nothing = { points: 0, best: 10, evidence: 'unknown' };
    expect(assessNoLogs(sampleProvider('p', {}), rule, judging)).toMatchObject(nothing);
  });
});

describe('audits of apps and code', () => {
  const rule: BestAuditRule = {
    name: 'best-audit',
    depth: { 'apps-source': 10, 'part-unstated': 4, checklist: 2 },
    closed: 0.6,
  };
  const assess = (given: Given) => assessCodeAudits(provider(given), rule, judging);

  test('the deepest counts, and the next adds a quarter', () => {
    const part = audit({ kind: 'part-unstated' });
    const list = audit({ kind: 'checklist' });
    expect(assess({ audits: [list, part, list] }).points).toBeCloseTo(4.5, 10);
    expect(assess({ audits: [audit({ kind: 'apps-source' }), part] }).points).toBe(10);
  });

  test('what cannot be read, is weakly sourced or old earns less; other products and servers nothing', () => {
    const ofApps = (over: Partial<Audit>) =>
      assess({ audits: [audit({ kind: 'apps-source', ...over })] }).points;
    expect(ofApps({ reportPublic: false })).toBeCloseTo(6, 10);
    expect(ofApps({ confidence: 'low' })).toBeCloseTo(5, 10);
    expect(ofApps({ date: '2017' })).toBe(0);
    expect(assess({ audits: [audit({ kind: 'other-product' }), audit({})] }).points).toBe(0);
  });

  test('no audits are an answer, and an unknown record is none', () => {
    expect(assess({})).toMatchObject({ points: 0, evidence: 'strong', best: 0 });
    expect(assess({ evidence: { incomplete: true } })).toMatchObject({ evidence: 'weak', best: 10 });
    expect(assess({ audits: 'unknown' })).toMatchObject({ points: 0, evidence: 'unknown' });
  });
});
