import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samplePlan } from '#price/price.fixture.ts';
import { anyReader } from '#price/reader-tax.ts';
import { type Answer, bases, type Fact, type TypedValue } from '#provider/fact.ts';
import type { OwnershipGroup } from '#provider/ownership.ts';
import { factOf, type Provider } from '#provider/provider.ts';
import type { WhyUnranked } from '#scoring/rank.ts';
import { sampleFact, sampleKeys, sampleMethodology, sampleProvider } from '#scoring/sample-methodology.ts';
import { scoreProfile } from '#scoring/score-profile.ts';
import { comparisonFindings } from './comparison-findings.ts';
import type { Both } from './pair-facts.ts';
import { priceStrength } from './strengths.ts';

const asOf = '2026-11-15';
const lifetimes = { prices: 120, devices: 540, platforms: 540, 'parent-company': 730 };
const methodology = { ...sampleMethodology, lifetimes: { ...sampleMethodology.lifetimes, ...lifetimes } };
const brands = [{ id: 'one', name: 'One' }];
const group: OwnershipGroup = { id: 'g', name: 'G', brands, reviewSites: [], checked: asOf, sources: [] };

function findingsOf(first: Provider, second: Provider, ownership: readonly OwnershipGroup[] = [group]) {
  const ranking = (profile: string) => scoreProfile([first, second], methodology, profile, asOf);
  const rules = { methodology, ranking, ownership, asOf, reader: anyReader, months: 36 };
  return comparisonFindings({ providers: [first, second], ...rules });
}

const full = { a: true, b: true, c: true, d: true };
type Answers = Readonly<Record<string, Answer | 'unknown'>>;
function provider(id: string, answers: Answers, more: Record<string, Fact> = {}) {
  const facts = Object.entries({ ...full, ...answers }).map(([key, value]) => [key, sampleFact(value)]);
  return sampleProvider(id, { ...Object.fromEntries(facts), ...more });
}
describe('who leads', () => {
  test('the higher score', () => {
    const { rank } = findingsOf(provider('one', {}), provider('two', { a: false, c: 'partial' }));
    expect(rank).toEqual({ kind: 'leads', leader: 0, strength: 'clear' });
  });

  test('an order that doubt about weights can turn around is slight', () => {
    const { rank } = findingsOf(provider('one', { b: false }), provider('two', { a: false }));
    expect(rank).toMatchObject({ kind: 'leads', leader: 0, strength: 'slight' });
  });

  test('equal scores are level', () => {
    expect(findingsOf(provider('one', {}), provider('two', {})).rank).toEqual({ kind: 'level' });
  });

  test('a provider about which too little has been shown is not ranked', () => {
    const unknown = provider('two', { a: 'unknown', b: 'unknown' });
    const { rank } = findingsOf(provider('one', {}), unknown);
    expect(rank).toEqual({ kind: 'one-ranked', ranked: 0 });
    expect(findingsOf(unknown, provider('x', { a: 'unknown', b: 'unknown' })).rank).toEqual({
      kind: 'none-ranked',
    });
  });
});

describe('which for which need', () => {
  const unmet = (isKnown: boolean): WhyUnranked => {
    return { why: 'requirement', requirement: { criterion: 'a', above: 4 }, isKnown };
  };

  test('the better one, for what the purpose is about', () => {
    const { needs } = findingsOf(provider('one', {}), provider('two', { a: false, d: 'partial' }));
    const reason = { criterion: 'd', ahead: 0, points: [10, 5] };
    expect(needs).toContainEqual({ profile: 'value', kind: 'better', choice: 0, reason });
  });

  test('whoever leads a list by what it is not about has no reason in it, and is not chosen', () => {
    const { needs } = findingsOf(provider('one', {}), provider('two', { a: false, b: false }));
    expect(needs).toContainEqual({ profile: 'value', kind: 'level' });
  });

  test('where what a list is about speaks for the other, that is said', () => {
    const { needs } = findingsOf(provider('one', { d: 'partial' }), provider('two', { a: false, b: false }));
    const against = { criterion: 'd', ahead: 1, points: [5, 10] };
    expect(needs).toContainEqual({ profile: 'value', kind: 'split', leader: 0, against });
  });

  test('nobody is chosen because too little is known of the other', () => {
    const { needs } = findingsOf(provider('one', {}), provider('two', { a: 'unknown' }));
    expect(needs).toContainEqual({ profile: 'needs-a', kind: 'open', ranked: 0, why: unmet(false) });
  });

  test('the only one that is ranked, or neither, with the reason', () => {
    const without = provider('two', { a: false });
    const why = unmet(true);
    const needs = findingsOf(provider('one', {}), without).needs;
    expect(needs).toContainEqual({ profile: 'needs-a', kind: 'only', choice: 0, why });
    const none = findingsOf(without, provider('three', { a: 'unknown' })).needs;
    expect(none).toContainEqual({ profile: 'needs-a', kind: 'neither', whys: [why, unmet(false)] });
  });
});

describe('owners', () => {
  test('one group is one owner; different names are separate; an unknown one is unknown', () => {
    const owned = (id: string, owner: string) =>
      provider(id, {}, { 'parent-company': sampleFact({ type: 'text', value: owner }) });
    const both = { ...group, brands: [...group.brands, { id: 'two', name: 'Two' }] };
    expect(findingsOf(owned('one', 'X'), owned('two', 'X'), [both]).owner).toEqual({
      kind: 'same',
      group: both,
    });
    expect(findingsOf(owned('one', 'none'), owned('two', 'none')).owner.kind).toBe('separate');
    expect(findingsOf(owned('one', 'X'), owned('two', 'Y')).owner.kind).toBe('separate');
    expect(findingsOf(owned('one', 'X'), provider('two', {})).owner.kind).toBe('unknown');
  });
});

const evidence = fc.record({
  basis: fc.constantFrom(...bases),
  asOf: fc.constantFrom('2020-01-01', '2026-10-01'),
});
const factWith = (value: fc.Arbitrary<TypedValue>): fc.Arbitrary<Fact> =>
  fc.oneof(
    fc.constant(sampleFact('unknown')),
    fc.tuple(value, evidence).map(([typed, over]) => sampleFact(typed, over)),
  );
const answer = factWith(
  fc.constantFrom<Answer>(true, false, 'partial').map((value) => ({ type: 'yes-no', value })),
);
const plan = fc
  .record({
    charged: fc.integer({ min: 1, max: 90 }),
    currency: fc.constantFrom('USD', 'EUR'),
    renewal: fc.constantFrom('none' as const, 'unpublished' as const, { charged: 80, months: 12 }),
  })
  .map(samplePlan);
const limit = fc.constantFrom(5, 10, 'unlimited' as const);
const someFacts: fc.Arbitrary<Record<string, Fact>> = fc.record({
  a: answer,
  b: answer,
  c: answer,
  d: answer,
  prices: factWith(fc.array(plan, { maxLength: 2 }).map((value) => ({ type: 'plans', value }))),
  devices: factWith(limit.map((value) => ({ type: 'devices', value }))),
  platforms: factWith(fc.subarray(['linux', 'ios']).map((value) => ({ type: 'platform-list', value }))),
  'parent-company': factWith(fc.constantFrom('X', 'Y', 'none').map((value) => ({ type: 'text', value }))),
});
const somePair = fc
  .tuple(someFacts, someFacts)
  .map(([one, two]): Both<Provider> => [sampleProvider('one', one), sampleProvider('two', two)]);

test('the pair the other way round gives the same findings, mirrored', () => {
  fc.assert(
    fc.property(somePair, ([one, two]) => {
      const { lead, ...others } = findingsOf(one, two);
      const { lead: turnedLead, ...turned } = findingsOf(two, one);
      expect(turned).toEqual(mirrored(others));
      // Where neither is ahead, the one that the address names first stays first.
      const isAhead = others.rank.kind === 'leads' || others.rank.kind === 'one-ranked';
      const first = isAhead ? 1 - lead.first : lead.first;
      expect(turnedLead).toEqual({ ...(mirrored(lead) as object), first });
    }),
  );
});

test('a strength is never of both, and stays when what is not shown of the other turns out well', () => {
  fc.assert(
    fc.property(somePair, ([one, two]) => {
      const { strengths } = findingsOf(one, two);
      const [first, second] = strengths.map((own) => own.map(({ about }) => about));
      expect(first?.filter((about) => second?.includes(about))).toEqual([]);
      const known = sampleProvider('two', {
        ...two.facts,
        ...Object.fromEntries(
          sampleKeys
            .filter((key) => JSON.stringify(two.facts[key]).includes('unknown'))
            .map((key) => [key, sampleFact(true)]),
        ),
      });
      const criteria: readonly string[] = sampleKeys;
      const still = findingsOf(one, known).strengths[0].map(({ about }) => about);
      expect(first?.filter((about) => criteria.includes(about))).toEqual(
        still.filter((about) => criteria.includes(about)),
      );
    }),
  );
});

test('a provider that is cheaper by five per cent or less, or by less than 10, is not chosen for it', () => {
  const total = fc.integer({ min: 20, max: 90 });
  fc.assert(
    fc.property(total, total, (one, two) => {
      const plans = (id: string, charged: number) => {
        const value = [samplePlan({ charged, renewal: { charged, months: 12 } })];
        return provider(id, {}, { prices: sampleFact({ type: 'plans', value }) });
      };
      const { strengths, price } = findingsOf(plans('one', one), plans('two', two));
      const cheaper = strengths.findIndex((own) => own.some(({ about }) => about === priceStrength));
      const [low, high] = [Math.min(one, two) * 3, Math.max(one, two) * 3];
      const isClear = high > low * 1.05 && high - low >= 10;
      expect(cheaper).toBe(isClear ? (one < two ? 0 : 1) : -1);
      expect(price.kind).toBe(one === two ? 'same' : 'cheaper');
    }),
  );
});

test('what is unknown or too old is never the ground of a finding', () => {
  const forget = (one: Provider): Provider => {
    const keys = Object.keys(one.facts);
    const recent = keys.filter((key) => !JSON.stringify(factOf(one, key)).includes('2020-01-01'));
    return sampleProvider(one.id, Object.fromEntries(recent.map((key) => [key, factOf(one, key)])));
  };
  const lasting = ['d'];
  fc.assert(
    fc.property(somePair, ([one, two]) => {
      // A key that never goes out of date may have any age.
      fc.pre(
        [one, two].every(({ facts }) => lasting.every((key) => !JSON.stringify(facts[key]).includes('2020'))),
      );
      expect(findingsOf(forget(one), forget(two))).toEqual(findingsOf(one, two));
    }),
  );
});

/** Returns what findings say of the pair the other way round: sides flipped, lists of both swapped. */
function mirrored(value: unknown, name = ''): unknown {
  const sides = ['side', 'leader', 'ranked', 'choice', 'ahead', 'cheaper'];
  const ofBoth = ['strengths', 'points', 'whys', 'arguments', 'handedOver'];
  if (typeof value === 'number') return sides.includes(name) ? 1 - value : value;
  if (Array.isArray(value)) {
    if (name === 'at') return value.map((at: number) => 1 - at);
    const items = value.map((item) => mirrored(item));
    return ofBoth.includes(name) ? items.toReversed() : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mirrored(field, key)]));
}
