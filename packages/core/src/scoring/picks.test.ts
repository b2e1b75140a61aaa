import { expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import { samplePlan } from '../price/price.fixture.ts';
import type { Fact } from '../provider/fact.ts';
import type { Methodology } from './methodology.ts';
import type { Pick } from './pick.ts';
import { heaviestFlaw, pickProviders } from './picks.ts';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import { scoreProfile } from './score-profile.ts';

const asOf = '2026-11-15';
const yes = sampleFact(true);
const no = sampleFact(false);
const words = byLocale(() => 'x');
const priced = (charged: number): Fact =>
  sampleFact({
    type: 'plans',
    value: [samplePlan({ charged, renewal: 'none', tax: 'included' })],
  });
const first = sampleProvider('first', { a: yes, b: yes, c: yes, d: no, prices: priced(120) });
const cheap = sampleProvider('cheap', { a: yes, b: no, c: yes, d: yes, prices: priced(24) });
const thin = sampleProvider('thin', {
  a: sampleFact(true, { confidence: 'low' }),
  b: no,
  c: yes,
  d: yes,
  prices: priced(12),
});
const many = sampleProvider('many', {
  a: no,
  b: yes,
  c: yes,
  d: yes,
  devices: sampleFact({ type: 'devices', value: 'unlimited' }),
});

function picked(over: Partial<Pick>) {
  const pick: Pick = {
    id: 'x',
    label: words,
    profile: 'overall',
    where: [],
    order: ['score'],
    reason: words,
    ...over,
  };
  const methodology: Methodology = { ...sampleMethodology, picks: [pick] };
  const providers = [first, cheap, thin, many];
  const resultOf = (profile: string) => scoreProfile(providers, methodology, profile, asOf);
  return pickProviders(providers, methodology, resultOf)[0]?.provider;
}

test('each rule picks the first of its candidates', () => {
  expect(picked({})).toBe('first');
  expect(picked({ order: ['cost'] })).toBe('thin');
  expect(picked({ order: ['cost'], where: [{ confidence: 'high' }] })).toBe('cheap');
  expect(picked({ where: [{ key: 'devices', is: 'unlimited' }] })).toBe('many');
  expect(picked({ where: [{ criterion: 'd', atLeast: 5 }] })).toBe('cheap');
  expect(picked({ order: [{ criterion: 'd' }, 'cost'] })).toBe('thin');
  expect(picked({ where: [{ key: 'devices', is: '3' }] })).toBeUndefined();
});

test('the flaw is what costs most of the score, incidents included', () => {
  const { ranking } = scoreProfile([first, many], sampleMethodology, 'overall', asOf);
  const flaws = ranking.ranked.map(({ score }) => [score.provider, heaviestFlaw(score)]);
  expect(flaws).toEqual([
    ['first', 'd'],
    ['many', 'a'],
  ]);
  const perfect = ranking.ranked[0]?.score;
  if (!perfect) throw new Error('nobody is ranked');
  const full = { ...perfect, reasons: perfect.reasons.map((reason) => ({ ...reason, points: 10 })) };
  expect(heaviestFlaw(full)).toBeUndefined();
  expect(heaviestFlaw({ ...full, deduction: 0.2 })).toBe('incidents');
});
