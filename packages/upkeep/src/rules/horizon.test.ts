import { addDays } from '@vpn-site/core/day/day.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';
import {
  sampleFact,
  sampleKeys,
  sampleMethodology,
  sampleProvider,
} from '@vpn-site/core/scoring/sample-methodology.ts';
import { firstRanked, profileScorer } from '@vpn-site/core/scoring/score-profile.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DueItem } from './due-item.ts';
import { hasReaderImpact, horizon } from './horizon.ts';
import { listStates } from './horizon-lists.ts';

const today = '2026-01-02';
const methodology: Methodology = {
  ...sampleMethodology,
  lifetimes: Object.fromEntries(sampleKeys.map((key) => [key, 100])),
  doubt: { ...sampleMethodology.doubt, samples: 50 },
};
const provider = (id: string, asOf: string, c = true) => {
  const fact = sampleFact(true, { asOf });
  return sampleProvider(id, { a: fact, b: fact, c: sampleFact(c, { asOf }), d: fact });
};
const item = (kind: DueItem['kind'], key: string, inDays: number): DueItem => ({
  ...{ kind, subject: 'x', key, file: 'f.yaml', cell: [], expires: addDays(today, inDays), words: [] },
  source: { url: 'https://a.example', title: 'A', kind: 'living' },
});

describe('what expires', () => {
  const none = { providers: [], methodology };

  test('is told on its first day out of date, tomorrow at the earliest and on the last day at the latest', () => {
    const items = [
      item('fact', 'today', 0),
      item('fact', 'b', 30),
      item('fact', 'a', 1),
      item('fact', 'c', 31),
    ];
    const { events } = horizon(items, none, today, 30);
    expect(events.map(({ day, expires }) => [day, expires.map(({ key }) => key)])).toEqual([
      ['2026-01-03', ['a']],
      ['2026-02-01', ['b']],
    ]);
  });

  test.each([
    ['fact', 'tor', true],
    ['plan', 'year', true],
    ['country', 'vpn-use', true],
    ['offer', 'endsOn', true],
    ['offer', 'destination', false],
    ['owner', 'groups', false],
    ['document', 'en', false],
  ] as const)('readers see the end of a %s (%s): %s', (kind, key, seen) => {
    expect(hasReaderImpact(horizon([item(kind, key, 3)], none, today, 30))).toBe(seen);
  });
});

describe('what a list loses', () => {
  const providers = [
    provider('old', '2025-12-01'),
    provider('middle', '2025-12-20', false),
    provider('young', '2026-01-01', false),
  ];
  const seen = horizon([], { providers, methodology }, today, 400);
  const overall = seen.events.flatMap(({ day, losses }) =>
    losses.filter(({ list }) => list === 'overall').map((loss) => ({ day, ...loss })),
  );
  const of = (kind: string) => overall.filter((loss) => loss.kind === kind);

  test('its leader, as soon as an old one has faded below a younger one', () => {
    expect(of('leader')[0]).toMatchObject({ lost: ['old'] });
    expect(of('first-place').some(({ lost }) => lost.includes('old'))).toBe(true);
  });

  test('its third place once, and everybody in the end', () => {
    expect(of('third-place').map(({ lost }) => lost)).toEqual([['old']]);
    const [end, ...more] = of('everybody');
    expect([end?.left, more]).toEqual([[], []]);
    expect((end?.day ?? '') > (of('third-place')[0]?.day ?? '')).toBe(true);
    expect(hasReaderImpact(seen)).toBe(true);
  });
});

test('prices that end on a day are lost by every list in which their provider still stands', () => {
  const plan: Plan = {
    ...{ id: 'year', name: 'x', currency: 'USD', market: 'US', months: 12, charged: 60 },
    ...{ tax: 'included', renewal: 'none', observed: today, source: 'page' },
  };
  const prices = sampleFact({ type: 'plans', value: [plan] }, { asOf: today });
  const sold = { ...provider('sold', today), facts: { ...provider('sold', today).facts, prices } };
  const priced = { ...methodology, lifetimes: { prices: 90 } };
  const { events } = horizon(
    [],
    { providers: [sold, provider('other', today)], methodology: priced },
    today,
    200,
  );
  const lists = priced.profiles.map(({ id }) => id);
  expect(events).toEqual([
    {
      day: addDays(today, 90),
      expires: [],
      losses: lists.map((list) => ({ kind: 'prices', list, lost: ['sold'], left: [] })),
    },
  ]);
});

test('who shares the first place is what asking on every day gives', () => {
  const age = fc.integer({ min: 0, max: 180 });
  const answers = fc.record({ age, c: fc.boolean() });
  fc.assert(
    fc.property(fc.array(answers, { minLength: 2, maxLength: 5 }), (drawn) => {
      const providers = drawn.map(({ age: days, c }, at) => provider(`p${at}`, addDays(today, -days), c));
      const days = Array.from({ length: 120 }, (_, after) => addDays(today, after));
      const standings = listStates(providers, methodology, days).get('overall') ?? [];
      const asked = days.map((day) => firstRanked(profileScorer(providers, methodology, day)('overall')));
      expect(standings.map(({ first }) => first.toSorted())).toEqual(asked.map((first) => first.toSorted()));
    }),
    { numRuns: 10, seed: 1 },
  );
});
