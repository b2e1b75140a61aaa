import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import { samplePlan } from '../price/price.fixture.ts';
import type { Fact } from '../provider/fact.ts';
import type { Provider } from '../provider/provider.ts';
import type { Methodology } from './methodology.ts';
import type { PickRule } from './pick.ts';
import { heaviestFlaw, leaderOf, pickProviders } from './picks.ts';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import { profileScorer, scoreProfile } from './score-profile.ts';

const asOf = '2026-11-15';
const yes = sampleFact(true);
const no = sampleFact(false);
const words = byLocale(() => 'x');
const priced = (charged: number): Fact =>
  sampleFact({ type: 'plans', value: [samplePlan({ charged, renewal: 'none', tax: 'included' })] });
const first = sampleProvider('first', { a: yes, b: yes, c: yes, d: no, prices: priced(120) });
const cheap = sampleProvider('cheap', { a: yes, b: no, c: yes, d: yes, prices: priced(24) });
const weak = sampleFact(true, { confidence: 'low' });
const thin = sampleProvider('thin', { a: weak, b: no, c: yes, d: yes, prices: priced(12) });
const devices = sampleFact({ type: 'devices', value: 'unlimited' });
const many = sampleProvider('many', { a: no, b: yes, c: yes, d: yes, devices });
const base: PickRule = {
  id: 'x',
  label: words,
  profile: 'overall',
  where: [],
  order: ['score'],
  reason: words,
};

function picked(over: Partial<PickRule>, providers = [first, cheap, thin, many]) {
  const methodology: Methodology = { ...sampleMethodology, picks: [{ ...base, ...over }] };
  return pickProviders(providers, methodology, profileScorer(providers, methodology, asOf))[0]?.provider;
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

describe('with providers to pass over', () => {
  const rule = { name: 'cost', zeroAt: 12, tenAt: 2 } as const;
  const cost = { id: 'cost', group: 'value', label: words, keys: ['prices'], rule, weight: 1, reason: words };
  const methodology: Methodology = {
    ...sampleMethodology,
    criteria: [...sampleMethodology.criteria, cost],
    picks: [
      { ...base, id: 'best' },
      { ...base, id: 'cheapest', order: ['cost'] },
    ],
  };
  const providers = [first, cheap, thin, many];
  const resultOf = (profile: string) => scoreProfile(providers, methodology, profile, asOf);
  const best = (...passedOver: string[]) =>
    Object.fromEntries(
      pickProviders(providers, methodology, resultOf, (id) => passedOver.includes(id)).map(
        ({ pick, provider }) => [pick, provider],
      ),
    );

  test('a rule takes the next candidate, but one about price does not', () => {
    const plain = best();
    const winner = plain.best ?? '';
    expect(best(winner).best).not.toBe(winner);
    expect(best(winner, plain.cheapest ?? '').cheapest).toBe(plain.cheapest);
  });

  test('where all candidates are passed over, the rule picks as usual', () => {
    expect(best(...providers.map(({ id }) => id))).toEqual(best());
  });
});

test('the flaw is what costs most of the score, incidents included', () => {
  const { ranking } = scoreProfile([first, many], sampleMethodology, 'overall', asOf);
  expect(ranking.ranked.map(({ score }) => heaviestFlaw(score))).toEqual(['d', 'a']);
  const perfect = ranking.ranked[0]?.score;
  if (!perfect) throw new Error('nobody is ranked');
  const full = { ...perfect, reasons: perfect.reasons.map((reason) => ({ ...reason, points: 10 })) };
  expect(heaviestFlaw(full)).toBeUndefined();
  expect(heaviestFlaw({ ...full, deduction: 0.2 })).toBe('incidents');
});

describe('the leader of a list', () => {
  const leader = (providers: readonly Provider[], day = asOf, picks: readonly PickRule[] = []) => {
    const methodology = { ...sampleMethodology, picks };
    return leaderOf('overall', providers, methodology, profileScorer(providers, methodology, day));
  };

  test('has the highest score of those tied for first, unless a pick says otherwise', () => {
    const providers = [
      sampleProvider('even', { a: yes, b: yes, c: no, d: no }),
      sampleProvider('alike', { a: yes, b: no, c: yes, d: yes }),
    ];
    expect(leader([first, many])).toBe('first');
    expect(leader(providers)).toBe('even');
    const byD: PickRule = { ...base, where: [{ tier: 'first' }], order: [{ criterion: 'd' }, 'score'] };
    expect(leader(providers, asOf, [byD])).toBe('alike');
  });

  test('with a rank in most other lists comes first where the pick says so', () => {
    const everywhere = sampleProvider('everywhere', { a: yes, b: yes, c: yes, d: no });
    const higher = sampleProvider('higher', { a: no, b: yes, c: no, d: yes });
    expect(picked({ profile: 'value', order: ['lists', 'score'] }, [higher, everywhere])).toBe('everywhere');
  });

  const answer = fc.constantFrom(true, false, 'partial' as const);
  const day = fc.constantFrom('2024-02', '2025-03-01', '2025-11-01', '2026-06-01', '2026-10-01');
  const fact = fc.record({ answer, day }).map((given) => sampleFact(given.answer, { asOf: given.day }));
  const facts = fc.record({ a: fact, b: fact, c: fact, d: fact });
  const later = fc.constantFrom('2026-12-24', '2027-05-01', '2028-02-29');

  test('changes by age only if it is no longer tied for first, or another returns to the tie', () => {
    fc.assert(
      fc.property(fc.array(facts, { minLength: 1, maxLength: 5 }), later, (all, end) => {
        const providers = all.map((each, at) => sampleProvider(`p${at}`, each));
        const [start, then] = [asOf, end].map((on) => profileScorer(providers, sampleMethodology, on));
        if (!start || !then) return;
        const [before, after] = [leader(providers), leader(providers, end)];
        if (before === undefined || before === after) return;
        const isTied = (resultOf: typeof then, id: string) => {
          const { tiers, rankRanges } = resultOf('overall');
          const inFirst = tiers[0] ?? [];
          return inFirst.includes(id) && !inFirst.some((other) => rankRanges.isClearlyAbove(other, id));
        };
        const returns = after !== undefined && !isTied(start, after);
        expect(!isTied(then, before) || returns).toBe(true);
      }),
    );
  });

  test('stays where equal scores at publication are in another order today', () => {
    const at = (of: string, value: boolean | 'partial' = true) => sampleFact(value, { asOf: of });
    const [old, spring] = [at('2024-02'), at('2025-03-01')];
    const [june, october] = ['2026-06-01', '2026-10-01'];
    const providers = [
      sampleProvider('p0', { a: at(october), b: spring, c: at(june, 'partial'), d: old }),
      sampleProvider('p1', { a: at(june), b: spring, c: at(october), d: at('2024-02', false) }),
      sampleProvider('p2', { a: old, b: old, c: old, d: old }),
    ];
    expect(leader(providers, '2027-05-01')).toBe(leader(providers));
  });
});
