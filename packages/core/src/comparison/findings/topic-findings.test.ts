import { describe, expect, test } from 'vitest';
import { byLocale } from '#locale/locale-table.ts';
import { samplePlan } from '#price/price.fixture.ts';
import { anyReader } from '#price/reader-tax.ts';
import type { Audit } from '#provider/audit.ts';
import type { Fact } from '#provider/fact.ts';
import type { Incident } from '#provider/incident.ts';
import type { SpeedReport } from '#provider/measured-tests.ts';
import type { Methodology } from '#scoring/methodology.ts';
import { sampleFact, sampleMethodology, sampleProvider } from '#scoring/sample-methodology.ts';
import { scoreProfile } from '#scoring/score-profile.ts';
import { selectionFindings } from './selection-findings.ts';
import { sharedSpeeds, type Topic, topicFindings } from './topic-findings.ts';

const asOf = '2026-11-15';

function factsOf(...facts: Record<string, Fact>[]) {
  return factsJudgedBy(sampleMethodology, facts);
}
function factsJudgedBy(methodology: Methodology, facts: Record<string, Fact>[]) {
  const providers = facts.map((own, at) => sampleProvider(`p${at}`, own));
  const ranking = (profile: string) => scoreProfile(providers, methodology, profile, asOf);
  return { providers, ranking, ownership: [], months: 36, methodology, asOf, reader: anyReader };
}
const verdict = (topic: Topic, ...facts: Record<string, Fact>[]) =>
  topicFindings(factsOf(...facts)).find((each) => each.topic === topic)?.verdict;

const devices = (value: number | 'unlimited') => ({ devices: sampleFact({ type: 'devices', value }) });
const priced = (charged: number, currency = 'USD') => ({
  prices: sampleFact({
    type: 'plans',
    value: [samplePlan({ charged, currency, renewal: { charged, months: 12 } })],
  }),
});
const words = byLocale(() => 'm');
const speed = (value: number, tester = 'T'): SpeedReport => {
  return { tester, metric: words, value, unit: 'Mbps', conditions: words, source: 's' };
};
const speeds = (...value: SpeedReport[]) => ({
  'speed-reports': sampleFact({ type: 'speed-reports', value }),
});

const ten = { open: 10, closed: 10 };
const logsJudged: Methodology = {
  ...sampleMethodology,
  criteria: sampleMethodology.criteria.map((criterion) => ({
    ...criterion,
    keys: ['logging'],
    rule: {
      name: 'promise-times-proof',
      promise: { none: 10, 'by-day': 5 },
      proof: { inspection: ten, assurance: ten, infrastructure: ten, warrant: ten, demand: ten },
      testServers: 1,
    },
  })),
};
/**
 * Returns the privacy verdict on two providers: auditors searched the servers of the first for logs, nobody checked the
 * second.
 */
const privacy = (searched: string, unchecked: string | undefined) => {
  const looked = { auditor: 'x', scope: words, date: '2026-01', reportPublic: true, source: 's' };
  const search: Audit = { ...looked, kind: 'inspection' };
  const promising = (value: string, audits: Audit[]) => ({
    logging: sampleFact({ type: 'choice', value }),
    audits: sampleFact({ type: 'audits', value: audits }),
    incidents: sampleFact({ type: 'incidents', value: [] }),
  });
  const facts = factsJudgedBy(logsJudged, [
    promising(searched, [search]),
    unchecked === undefined ? {} : promising(unchecked, []),
  ]);
  return topicFindings(facts).find(({ topic }) => topic === 'privacy')?.verdict;
};

describe('who is best at what decides', () => {
  test('the clearly larger number, and no limit above any', () => {
    expect(verdict('devices', devices(10), devices('unlimited'))).toEqual({ kind: 'wins', at: [1] });
    expect(verdict('devices', devices(5), devices(5))).toEqual({ kind: 'same' });
    expect(verdict('devices', devices(5), {})).toEqual({ kind: 'open' });
  });

  test('the smaller bill, at the rate of the scores; within five per cent or 10 it is too close to call', () => {
    expect(verdict('price', priced(60), priced(40))).toEqual({ kind: 'wins', at: [1] });
    expect(verdict('price', priced(60), priced(58))).toEqual({ kind: 'close' });
    expect(verdict('price', priced(60), priced(40, 'EUR'))).toEqual({ kind: 'wins', at: [1] });
    expect(verdict('price', priced(60), priced(51, 'EUR'))).toEqual({ kind: 'close' });
    expect(verdict('price', priced(60), priced(40, 'SEK'))).toEqual({ kind: 'open' });
    expect(verdict('price', priced(20), priced(17))).toEqual({ kind: 'close' });
  });

  test('a record without harm beats one in which data was handed over, and an unknown one beats nothing', () => {
    const flaw: Incident = { date: '2017', summary: words, outcome: 'unknown', harm: 'flaw', source: 's' };
    const record = (...incidents: Partial<Incident>[]) => {
      const value = incidents.map((each) => ({ ...flaw, told: 'answered' as const, ...each }));
      return { incidents: sampleFact({ type: 'incidents', value }) };
    };
    const handedOver = record({ harm: 'handed-over' });
    expect(verdict('record', handedOver, record())).toEqual({ kind: 'wins', at: [1] });
    expect(verdict('record', handedOver, handedOver)).toEqual({ kind: 'same' });
    expect(verdict('record', handedOver, {})).toEqual({ kind: 'poor' });
    expect(verdict('record', record(), {})).toEqual({ kind: 'level' });
    expect(verdict('record', record(), record({ date: '2019' }))).toEqual({ kind: 'level' });
    expect(verdict('record', {}, {})).toEqual({ kind: 'open' });
  });

  test('of several tests the one that most were in', () => {
    const both = speeds(speed(1, 'alone'), speed(700));
    const values = sharedSpeeds(factsOf(both, speeds(speed(800)), {})).map((report) => report?.value);
    expect(values).toEqual([700, 800, undefined]);
  });

  test('of three whoever nobody beats, of those of whom it is known', () => {
    expect(verdict('devices', devices(5), devices(10), {})).toEqual({ kind: 'wins', at: [1] });
    expect(verdict('devices', devices(10), devices(10), devices(5))).toEqual({ kind: 'wins', at: [0, 1] });
  });

  test('nobody wins the evidence of privacy with an answer that speaks against it', () => {
    expect(privacy('by-day', 'none')).toEqual({ kind: 'poor' });
    expect(privacy('none', 'none')).toEqual({ kind: 'wins', at: [0] });
  });

  test('a good answer beats one that nobody could confirm, a bad one does not', () => {
    expect(privacy('none', undefined)).toEqual({ kind: 'wins', at: [0] });
    expect(privacy('by-day', undefined)).toEqual({ kind: 'poor' });
    expect(verdict('privacy', {}, {})).toEqual({ kind: 'open' });
  });
});

describe('what one of several is best at', () => {
  const yes = { a: sampleFact(true), b: sampleFact(true), c: sampleFact(true), d: sampleFact(true) };
  const no = { ...yes, a: sampleFact(false) };

  test('lists it leads, the highest score, the smallest bill, the most devices', () => {
    const facts = factsOf({ ...yes, ...priced(60) }, { ...no, ...priced(40), ...devices(5) }, no);
    expect(selectionFindings(facts)).toEqual([
      { provider: 'p0', needs: ['value', 'needs-a'], hasHighestScore: true, topics: [] },
      { provider: 'p1', needs: [], hasHighestScore: false, topics: ['price'] },
      { provider: 'p2', needs: [], hasHighestScore: false, topics: [] },
    ]);
  });

  test('nobody leads a list because too little is known of another', () => {
    const unknown = { ...yes, a: sampleFact('unknown') };
    expect(selectionFindings(factsOf(yes, no, unknown))[0]?.needs).not.toContain('needs-a');
  });
});
