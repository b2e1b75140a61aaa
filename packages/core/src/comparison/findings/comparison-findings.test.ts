import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samplePlan } from '#price/price.fixture.ts';
import { anyReader } from '#price/reader-tax.ts';
import {
  type Answer,
  bases,
  type Fact,
  type FactType,
  type FactValues,
  type KnownFact,
  type UnknownFact,
} from '#provider/fact.ts';
import type { OwnershipGroup } from '#provider/ownership.ts';
import { factOf, type Provider } from '#provider/provider.ts';
import type { WhyUnranked } from '#scoring/rank.ts';
import { sampleFact, sampleKeys, sampleMethodology, sampleProvider } from '#scoring/sample-methodology.ts';
import { scoreProfile } from '#scoring/score-profile.ts';
import { type ComparisonFindings, comparisonFindings } from './comparison-findings.ts';
import type { DecidingCriterion } from './deciding-criteria.ts';
import type { NeedFinding } from './need-findings.ts';
import type { Both, Side } from './pair-facts.ts';
import type { RankFinding } from './rank-finding.ts';
import { priceStrength } from './strengths.ts';

const asOf = '2026-11-15';
const tooOld = { asOf: '2020-01-01' };
const methodology = {
  ...sampleMethodology,
  lifetimes: {
    ...sampleMethodology.lifetimes,
    prices: 120,
    devices: 540,
    platforms: 540,
    'parent-company': 730,
  },
};
const group: OwnershipGroup = {
  id: 'g',
  name: 'Group',
  brands: [{ id: 'one', name: 'One' }],
  reviewSites: [],
  checked: '2026-11-14',
  sources: [],
};

function findingsOf(first: Provider, second: Provider, ownership: readonly OwnershipGroup[] = [group]) {
  const ranking = (profile: string) => scoreProfile([first, second], methodology, profile, asOf);
  return comparisonFindings({
    providers: [first, second],
    methodology,
    ranking,
    ownership,
    asOf,
    reader: anyReader,
    months: 36,
  });
}

const full = { a: true, b: true, c: true, d: true };
function provider(
  id: string,
  answers: Readonly<Record<string, Answer | 'unknown'>>,
  more: Record<string, Fact> = {},
) {
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
    expect(needs).toContainEqual({
      profile: 'needs-a',
      kind: 'open',
      ranked: 0,
      why: unmet(false),
    });
  });

  test('the only one that is ranked, or neither, with the reason', () => {
    const without = provider('two', { a: false });
    const why = unmet(true);
    const needs = findingsOf(provider('one', {}), without).needs;
    expect(needs).toContainEqual({ profile: 'needs-a', kind: 'only', choice: 0, why });
    const none = findingsOf(without, provider('three', { a: 'unknown' })).needs;
    expect(none).toContainEqual({
      profile: 'needs-a',
      kind: 'neither',
      whys: [why, unmet(false)],
    });
  });
});

describe('what it costs', () => {
  const priced = (id: string, ...plans: Parameters<typeof samplePlan>) =>
    provider(id, {}, { prices: sampleFact({ type: 'plans', value: plans.map(samplePlan) }) });

  test('the smaller total, and what it saves', () => {
    const one = priced('one', { charged: 30, renewal: { charged: 90, months: 12 } });
    expect(findingsOf(one, priced('two', {})).price).toEqual({
      kind: 'cheaper',
      side: 1,
      saving: 30,
      isLeast: false,
      currency: 'USD',
      isConverted: false,
      isClear: true,
      isBeforeTax: false,
    });
  });

  test('two currencies and an unpublished renewal are told apart', () => {
    const euros = findingsOf(priced('one', {}), priced('two', { currency: 'SEK' })).price;
    expect(euros).toEqual({ kind: 'two-currencies' });
    const silent = findingsOf(priced('one', {}), priced('two', { renewal: 'unpublished' })).price;
    expect(silent).toEqual({ kind: 'one-known', side: 0 });
  });

  test('a price that is too old costs nothing and saves nothing', () => {
    const old = provider(
      'two',
      {},
      { prices: sampleFact({ type: 'plans', value: [samplePlan({})] }, tooOld) },
    );
    expect(findingsOf(old, provider('one', {})).price).toEqual({ kind: 'none-known' });
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
const factWith = <T extends FactType>(type: T, values: fc.Arbitrary<FactValues[T]>) =>
  fc.oneof(
    fc.constant<UnknownFact<T>>({ value: 'unknown' }),
    fc
      .tuple(values, evidence)
      .map(
        ([value, rest]): KnownFact<T> => ({ type, value, checked: '2026-11-14', sources: ['s'], ...rest }),
      ),
  );
const answer = factWith('yes-no', fc.constantFrom<Answer[]>(true, false, 'partial'));
const plan = fc
  .record({
    charged: fc.integer({ min: 1, max: 90 }),
    currency: fc.constantFrom('USD', 'EUR'),
    renewal: fc.constantFrom('none' as const, 'unpublished' as const, { charged: 80, months: 12 }),
  })
  .map(samplePlan);
const someFacts: fc.Arbitrary<Record<string, Fact>> = fc.record({
  a: answer,
  b: answer,
  c: answer,
  d: answer,
  prices: factWith('plans', fc.array(plan, { maxLength: 2 })),
  devices: factWith('devices', fc.constantFrom(5, 10, 'unlimited' as const)),
  platforms: factWith('platform-list', fc.subarray(['windows', 'linux', 'ios'] as const)),
  'parent-company': factWith('text', fc.constantFrom('X', 'Y', 'none')),
});
const somePair = fc
  .tuple(someFacts, someFacts)
  .map(([one, two]): Both<Provider> => [sampleProvider('one', one), sampleProvider('two', two)]);

test('the pair the other way round gives the same findings, mirrored', () => {
  fc.assert(
    fc.property(somePair, ([one, two]) => {
      expect(findingsOf(two, one)).toEqual(mirrored(findingsOf(one, two)));
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
      const plans = (id: string, charged: number) =>
        provider(
          id,
          {},
          {
            prices: sampleFact({
              type: 'plans',
              value: [samplePlan({ charged, renewal: { charged, months: 12 } })],
            }),
          },
        );
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

const flip = (side: Side): Side => (side === 0 ? 1 : 0);
const swap = <T>([first, second]: Both<T>): Both<T> => [second, first];

function mirrored({
  rank,
  owner,
  price,
  strengths,
  topics,
  needs,
  lead,
}: ComparisonFindings): ComparisonFindings {
  return {
    rank: mirroredRank(rank),
    owner,
    price: 'side' in price ? { ...price, side: flip(price.side) } : price,
    strengths: swap(strengths),
    topics: topics.map(({ topic, verdict }) => ({
      topic: topic,
      verdict: verdict.kind === 'wins' ? { ...verdict, at: verdict.at.map((at) => 1 - at) } : verdict,
    })),
    needs: needs.map(mirroredNeed),
    lead: {
      kind: lead.kind,
      // Where neither is ahead, the one that the address names first stays first.
      first: rank.kind === 'leads' || rank.kind === 'one-ranked' ? flip(lead.first) : lead.first,
      arguments: swap(lead.arguments),
      cheaper: lead.cheaper === undefined ? undefined : flip(lead.cheaper),
      handedOver: swap(lead.handedOver),
    },
  };
}

function mirroredRank(finding: RankFinding): RankFinding {
  if (finding.kind === 'leads') return { ...finding, leader: flip(finding.leader) };
  return finding.kind === 'one-ranked' ? { ...finding, ranked: flip(finding.ranked) } : finding;
}

function mirroredNeed(finding: NeedFinding): NeedFinding {
  switch (finding.kind) {
    case 'neither':
      return { ...finding, whys: swap<WhyUnranked>(finding.whys) };
    case 'open':
      return { ...finding, ranked: flip(finding.ranked) };
    case 'only':
      return { ...finding, choice: flip(finding.choice) };
    case 'split':
      return { ...finding, leader: flip(finding.leader), against: mirroredCriterion(finding.against) };
    case 'better':
      return { ...finding, choice: flip(finding.choice), reason: mirroredCriterion(finding.reason) };
    case 'level':
      return finding;
  }
}

function mirroredCriterion(criterion: DecidingCriterion): DecidingCriterion {
  return { ...criterion, ahead: flip(criterion.ahead), points: swap(criterion.points) };
}
