import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byLocale } from '../../locale/locale-table.ts';
import { samplePlan } from '../../price/price.fixture.ts';
import type { Audit } from '../../provider/audit.ts';
import {
  type Answer,
  bases,
  type Fact,
  type FactType,
  type FactValues,
  type KnownFact,
  type UnknownFact,
} from '../../provider/fact.ts';
import type { Incident } from '../../provider/incident.ts';
import type { OwnershipGroup } from '../../provider/ownership.ts';
import { factOf, type Provider } from '../../provider/provider.ts';
import { deductionLine } from '../../scoring/differences.ts';
import type { WhyUnranked } from '../../scoring/rank.ts';
import { sampleFact, sampleMethodology, sampleProvider } from '../../scoring/sample-methodology.ts';
import { scoreProfile } from '../../scoring/score-profile.ts';
import type { AuditFinding } from './audit-finding.ts';
import { type ComparisonFindings, comparisonFindings } from './comparison-findings.ts';
import type { NeedFinding } from './need-findings.ts';
import type { Both, Side } from './pair-facts.ts';
import type { RenewalFinding, TotalFinding } from './price-finding.ts';
import type { StandingFinding } from './standing-finding.ts';

const asOf = '2026-11-15';
const tooOld = { asOf: '2020-01-01' };
const methodology = {
  ...sampleMethodology,
  lifetimes: {
    ...sampleMethodology.lifetimes,
    prices: 120,
    devices: 540,
    audits: 540,
    'parent-company': 730,
  },
};
const words = byLocale(() => '');
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
const audit = (over: Partial<Audit>): Audit => {
  return {
    auditor: 'x',
    kind: 'inspection',
    scope: words,
    date: '2025-01',
    reportPublic: true,
    source: 's',
    ...over,
  };
};

describe('who leads', () => {
  test('the higher score, by how much, and what of the gap comes from where', () => {
    const { standing, apart } = findingsOf(provider('one', {}), provider('two', { a: false, c: 'partial' }));
    expect(standing).toEqual({ kind: 'leads', leader: 0, gap: 5, strength: 'clear' });
    expect(apart).toEqual({
      lines: [
        { criterion: 'a', ahead: 0, by: 4, points: [10, 0] },
        { criterion: 'c', ahead: 0, by: 1, points: [10, 5] },
      ],
      rest: 0,
      gap: 5,
    });
  });

  test('an order that doubt about weights can turn around is slight', () => {
    const { standing } = findingsOf(provider('one', { b: false }), provider('two', { a: false }));
    expect(standing).toMatchObject({ kind: 'leads', leader: 0, strength: 'slight' });
  });

  test('equal scores are level, and so are scores that differ by less than is shown', () => {
    expect(findingsOf(provider('one', {}), provider('two', {})).standing).toEqual({ kind: 'level' });
  });

  test('a provider about which too little has been shown is not ranked, and its score is called thin', () => {
    const unknown = provider('two', { a: 'unknown', b: 'unknown' });
    const { standing, thin } = findingsOf(provider('one', {}), unknown);
    expect(standing).toEqual({ kind: 'one-ranked', ranked: 0 });
    expect(thin).toEqual([1]);
    expect(findingsOf(unknown, provider('x', { a: 'unknown', b: 'unknown' })).standing).toEqual({
      kind: 'none-ranked',
    });
  });

  test('what incidents took is a line of its own, and all lines add up to the gap', () => {
    const incident: Incident = {
      date: '2026-11-15',
      summary: words,
      outcome: 'data-exposed',
      harm: 'exposed-wide',
      told: 'answered',
      source: 's',
    };
    const harmed = provider('one', {}, { incidents: sampleFact({ type: 'incidents', value: [incident] }) });
    const { apart } = findingsOf(harmed, provider('two', { d: false }));
    expect(apart?.lines).toEqual([
      { criterion: 'd', ahead: 0, by: 1, points: [10, 0] },
      { criterion: deductionLine, ahead: 1, by: 1, points: [1, 0] },
    ]);
    expect(apart).toMatchObject({ rest: 0, gap: 0 });
  });
});

describe('which for which need', () => {
  const unmet = (isKnown: boolean): WhyUnranked => {
    return { why: 'requirement', requirement: { criterion: 'a', above: 4 }, isKnown };
  };

  test('the better one, for the criterion that speaks most for it', () => {
    const { needs } = findingsOf(provider('one', { b: false }), provider('two', { c: false }));
    const reason = { criterion: 'c', ahead: 0, points: [10, 0] };
    expect(needs).toContainEqual({ profile: 'value', kind: 'better', choice: 0, reason });
  });

  test('what the purpose weighs more than the overall list comes first, though something else weighs most', () => {
    const { needs } = findingsOf(provider('one', {}), provider('two', { a: false, b: false, d: 'partial' }));
    expect(needs).toContainEqual(
      expect.objectContaining({ profile: 'value', reason: { criterion: 'd', ahead: 0, points: [10, 5] } }),
    );
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

  test('the smaller total, what it saves, and the steeper renewal', () => {
    const one = priced('one', { charged: 30, renewal: { charged: 90, months: 12 } });
    expect(findingsOf(one, priced('two', {})).price).toEqual({
      total: { kind: 'cheaper', side: 1, saving: 30, currency: 'USD' },
      renewal: { kind: 'steeper', side: 0, jumps: [3, 1] },
    });
  });

  test('two currencies, a plan that does not renew, and no published renewal are told apart', () => {
    const prepaid = priced('one', { renewal: 'none' });
    const euros = findingsOf(prepaid, priced('two', { currency: 'EUR' })).price;
    expect(euros).toEqual({
      total: { kind: 'two-currencies' },
      renewal: { kind: 'one-prepaid', prepaid: 0, jump: 1 },
    });
    const silent = findingsOf(prepaid, priced('two', { renewal: 'unpublished' })).price;
    expect(silent).toEqual({ total: { kind: 'one-known', side: 0 }, renewal: { kind: 'unknown' } });
  });

  test('a price that is too old costs nothing and saves nothing', () => {
    const old = provider(
      'two',
      {},
      { prices: sampleFact({ type: 'plans', value: [samplePlan({})] }, tooOld) },
    );
    expect(findingsOf(old, provider('one', {})).price).toEqual({
      total: { kind: 'none-known' },
      renewal: { kind: 'unknown' },
    });
  });
});

describe('audits and owners', () => {
  const audited = (id: string, ...audits: Audit[]) =>
    provider(id, {}, { audits: sampleFact({ type: 'audits', value: audits }) });

  test('audits of another product are left out', () => {
    const { audits } = findingsOf(
      audited('one', audit({})),
      audited('two', audit({ kind: 'other-product' })),
    );
    expect(audits).toMatchObject({ kind: 'one', side: 0, audits: { count: 1, publicReports: 1 } });
  });

  test('who was audited more often, and whose newest audit is certainly the later one', () => {
    const two = audited('two', audit({ date: '2025-06' }), audit({}));
    expect(findingsOf(audited('one', audit({})), two).audits).toMatchObject({ more: 1, newer: 1 });
    expect(findingsOf(audited('one', audit({ date: '2025' })), two).audits).toMatchObject({
      newer: undefined,
    });
  });

  test('unknown is not none', () => {
    expect(findingsOf(audited('one', audit({})), provider('two', {})).audits.kind).toBe('one-known');
    expect(findingsOf(audited('one'), audited('two')).audits.kind).toBe('none');
  });

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
  audits: factWith(
    'audits',
    fc.array(
      fc.boolean().map((reportPublic) => audit({ reportPublic })),
      { maxLength: 2 },
    ),
  ),
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

test('all that sets two scores apart adds up to the gap between them, to a tenth', () => {
  fc.assert(
    fc.property(somePair, ([one, two]) => {
      const { apart } = findingsOf(one, two);
      const lines = apart?.lines.map(({ ahead, by }) => (ahead === 0 ? by : -by)) ?? [];
      const sum = lines.reduce((total, by) => total + by, apart?.rest ?? 0);
      expect(sum).toBeCloseTo(apart?.gap ?? 0, 9);
    }),
  );
});

test('what is unknown or too old is never the ground of a finding', () => {
  const forget = (one: Provider): Provider => {
    const keys = Object.keys(one.facts);
    const kept = keys.filter((key) => !JSON.stringify(factOf(one, key)).includes('2020-01-01'));
    return sampleProvider(one.id, Object.fromEntries(kept.map((key) => [key, factOf(one, key)])));
  };
  const lasting = ['d'];
  fc.assert(
    fc.property(somePair, ([one, two]) => {
      // A key that never goes out of date may be as old as it likes.
      fc.pre(
        [one, two].every(({ facts }) => lasting.every((key) => !JSON.stringify(facts[key]).includes('2020'))),
      );
      expect(findingsOf(forget(one), forget(two))).toEqual(findingsOf(one, two));
    }),
  );
});

const flip = (side: Side): Side => (side === 0 ? 1 : 0);
const swap = <T>([first, second]: Both<T>): Both<T> => [second, first];

function mirrored(findings: ComparisonFindings): ComparisonFindings {
  return {
    standing: mirroredStanding(findings.standing),
    apart: findings.apart && {
      lines: findings.apart.lines.map((line) => ({
        ...line,
        ahead: flip(line.ahead),
        points: swap(line.points),
      })),
      // Nought has no sign.
      rest: 0 - findings.apart.rest,
      gap: 0 - findings.apart.gap,
    },
    owner: findings.owner,
    price: {
      total: withSide<TotalFinding>(findings.price.total),
      renewal: mirroredRenewal(findings.price.renewal),
    },
    audits: mirroredAudits(findings.audits),
    thin: findings.thin.map(flip).toReversed(),
    needs: findings.needs.map(mirroredNeed),
    moreDevices: findings.moreDevices === undefined ? undefined : flip(findings.moreDevices),
  };
}

function withSide<T extends object>(finding: T): T {
  return 'side' in finding ? { ...finding, side: flip(finding.side as Side) } : finding;
}

function mirroredStanding(finding: StandingFinding): StandingFinding {
  if (finding.kind === 'leads') return { ...finding, leader: flip(finding.leader) };
  return finding.kind === 'one-ranked' ? { ...finding, ranked: flip(finding.ranked) } : finding;
}

function mirroredRenewal(finding: RenewalFinding): RenewalFinding {
  if (finding.kind === 'one-prepaid') return { ...finding, prepaid: flip(finding.prepaid) };
  return 'jumps' in finding ? { ...withSide(finding), jumps: swap(finding.jumps) } : finding;
}

function mirroredAudits(finding: AuditFinding): AuditFinding {
  if (finding.kind !== 'both') return withSide(finding);
  const { more, newer } = finding;
  return {
    kind: 'both',
    audits: swap(finding.audits),
    more: more === undefined ? undefined : flip(more),
    newer: newer === undefined ? undefined : flip(newer),
  };
}

function mirroredNeed(finding: NeedFinding): NeedFinding {
  if (finding.kind === 'neither') return { ...finding, whys: swap<WhyUnranked>(finding.whys) };
  if (finding.kind === 'open') return { ...finding, ranked: flip(finding.ranked) };
  if (finding.kind === 'only') return { ...finding, choice: flip(finding.choice) };
  if (finding.kind === 'level') return finding;
  const { reason } = finding;
  return {
    ...finding,
    choice: flip(finding.choice),
    reason: reason && { ...reason, ahead: flip(reason.ahead), points: swap(reason.points) },
  };
}
