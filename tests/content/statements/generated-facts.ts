import type { Catalog } from '@vpn-site/content/catalog.ts';
import { addDays, type Day } from '@vpn-site/core/day/day.ts';
import { byLocale } from '@vpn-site/core/locale/locale-table.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { type Audit, auditKinds } from '@vpn-site/core/provider/audit.ts';
import { bases, type Evidence, type Fact, type FactValue } from '@vpn-site/core/provider/fact.ts';
import {
  type Incident,
  incidentDisclosures,
  incidentHarms,
  incidentOutcomes,
  incidentProofs,
} from '@vpn-site/core/provider/incident.ts';
import type { LeakTest, SpeedReport, StreamingReport } from '@vpn-site/core/provider/measured-tests.ts';
import { leakKinds } from '@vpn-site/core/provider/measured-tests.ts';
import type { OwnershipGroup } from '@vpn-site/core/provider/ownership.ts';
import type { Provider, Source } from '@vpn-site/core/provider/provider.ts';
import { allDefinitions, type FactDefinition } from '@vpn-site/core/provider/vocabulary.ts';
import fc from 'fast-check';

/** Number of made-up providers on each made-up site. */
const providersPerSite = 6;

const words = byLocale(() => 'words of an editor');
const sources: Record<string, Source> = {
  own: { url: 'https://own.example/page', title: 'Own page', publisher: 'provider', kind: 'living' },
  press: {
    url: 'https://press.example/article',
    title: 'Article',
    publisher: 'press',
    kind: 'document',
    published: '2026-03',
  },
};
const source = fc.constantFrom(...Object.keys(sources));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const isWeak = fc.constantFrom('low' as const, undefined, undefined);

type Group = { readonly name: string; readonly siteCount: number; readonly members: readonly string[] };

/** Returns facts in which a provider of the group has the interests and the owner that the checks require. */
function agreeing(
  id: string,
  facts: Readonly<Record<string, Fact>>,
  group: Group,
): Readonly<Record<string, Fact>> {
  const { 'owner-interests': interests, 'parent-company': parent } = facts;
  if (!interests || !parent) return facts;
  const isMember = group.members.includes(id);
  const ofGroup =
    group.siteCount > 0 ? 'reviews-vpns' : group.members.length > 1 ? 'several-vpns' : 'one-vpn-group';
  const withValue = (fact: Fact, value: string) =>
    fact.value === 'unknown' ? fact : ({ ...fact, value } as Fact);
  const own = isMember
    ? { 'owner-interests': withValue(interests, ofGroup), 'parent-company': withValue(parent, group.name) }
    : {};
  return { ...facts, ...own };
}

/** Generates sites that differ from the given one only in the facts about providers and owners. */
export function anySite(catalog: Catalog, asOf: Day): fc.Arbitrary<Catalog> {
  const date = fc
    .tuple(fc.integer({ min: 5, max: 3600 }), fc.constantFrom(4, 7, 10))
    .map(([age, length]) => addDays(asOf, -age).slice(0, length));
  const evidence: fc.Arbitrary<Evidence> = fc
    .record({
      basis: fc.constantFrom(...bases),
      age: fc.oneof(
        fc.integer({ min: 10, max: 300 }),
        fc.integer({ min: 300, max: 2500 }),
        fc.constant(undefined),
      ),
      confidence: isWeak,
      sources: fc.constantFrom(['own'], ['press'], ['press', 'own']),
      note: maybe(fc.constant(words)),
    })
    .map(({ age, ...rest }) => ({
      ...rest,
      ...(age === undefined
        ? { firstRead: addDays(asOf, -40) }
        : { asOf: addDays(asOf, -age).slice(0, age % 2 ? 10 : 7) }),
      checked: addDays(asOf, -3),
    }));

  const audit: fc.Arbitrary<Audit> = fc.record({
    auditor: fc.constantFrom('Keel', 'North Lab', 'Keel, North Lab'),
    kind: fc.constantFrom(...auditKinds),
    scope: fc.constant(words),
    date,
    dateInferred: fc.constantFrom(true as const, undefined, undefined, undefined),
    reportPublic: fc.constantFrom(true, true, false, 'unknown' as const),
    findings: maybe(fc.constant(words)),
    testServers: fc.constantFrom(true as const, undefined, undefined, undefined),
    confidence: isWeak,
    source,
  });
  const incident: fc.Arbitrary<Incident> = fc
    .record({
      date,
      summary: fc.constant(words),
      outcome: fc.constantFrom(...incidentOutcomes),
      harm: fc.constantFrom(...incidentHarms, 'none' as const, 'none' as const),
      told: fc.constantFrom(...incidentDisclosures),
      proof: maybe(fc.record({ kind: fc.constantFrom(...incidentProofs), confirmed: fc.boolean() })),
      confidence: isWeak,
      source,
    })
    // The checks of the facts refuse harm beside a proof, exposed data without harm, and harm without its disclosure.
    .map(({ proof, told, ...rest }) => {
      if (rest.harm !== 'none') return { ...rest, told };
      const isSafe = proof !== undefined || rest.outcome === 'data-exposed';
      return { ...rest, outcome: isSafe ? 'customer-data-safe' : rest.outcome, proof };
    });
  const panel = catalog.methodology.criteria.flatMap(({ rule }) => (rule.name === 'panel' ? rule.of : []));
  const streaming: fc.Arbitrary<StreamingReport[]> = fc.array(
    fc
      .record({
        pair: fc.constantFrom(...panel),
        tester: fc.constantFrom('Comparer', 'Tester'),
        result: fc.constantFrom('works', 'works', 'works', 'mixed', 'blocked'),
        claim: fc.constantFrom('independently-reported', 'independently-reported', 'provider-claim'),
        age: fc.constantFrom(30, 90, 200, 900),
        confidence: isWeak,
      })
      .map(({ pair, tester, age, claim, ...rest }) => ({
        ...rest,
        ...pair,
        claim,
        tester: claim === 'provider-claim' ? undefined : tester,
        asOf: addDays(asOf, -age),
        source: claim === 'provider-claim' ? 'own' : 'press',
      })),
    { maxLength: 14 },
  );
  /** Generates reports by one tester about every service of the panel. */
  const wholePanel: fc.Arbitrary<StreamingReport[]> = fc
    .array(fc.constantFrom('works' as const, 'works' as const, 'mixed' as const, 'blocked' as const), {
      minLength: panel.length,
      maxLength: panel.length,
    })
    .map((results) =>
      panel.map((pair, at) => ({
        ...pair,
        tester: 'Comparer',
        result: results[at] ?? 'works',
        claim: 'independently-reported',
        asOf: addDays(asOf, -60),
        source: 'press',
      })),
    );
  const speed: fc.Arbitrary<SpeedReport> = fc.record({
    tester: fc.constantFrom('Comparer', 'Tester'),
    metric: fc.constant(words),
    value: fc.integer({ min: 50, max: 900 }),
    unit: fc.constant('Mbit/s'),
    conditions: fc.constant(words),
    asOf: date,
    source: fc.constant('press'),
  });
  const leakTest: fc.Arbitrary<LeakTest> = fc.record({
    tester: fc.constantFrom('Comparer', 'Tester'),
    leak: fc.constantFrom(...leakKinds),
    result: fc.constantFrom('passed' as const, 'failed' as const),
    asOf: date,
    source: fc.constant('press'),
  });
  const plan: fc.Arbitrary<Plan> = fc
    .record({
      months: fc.constantFrom(1, 12, 24, 27, 36),
      perMonth: fc.integer({ min: 150, max: 1500 }),
      jump: fc.constantFrom('same', 'same', 2, 3.3, 0.8, 1.4, 'none', 'unpublished'),
      currency: fc.constantFrom('USD', 'USD', 'EUR'),
      tax: fc.constantFrom('included' as const, 'excluded' as const, 'unknown' as const),
      refundDays: maybe(fc.constantFrom(0, 7, 30)),
      observedAgo: fc.constantFrom(5, 40, 400),
    })
    .map(({ months, perMonth, jump, observedAgo, ...rest }) => {
      const charged = Math.round(perMonth * months) / 100;
      const later = jump === 'same' ? charged : Math.round(charged * 100 * Number(jump)) / 100;
      return {
        ...rest,
        id: `plan-${months}-${jump}-${perMonth}`,
        name: 'Plan',
        market: 'US',
        months,
        charged,
        renewal: jump === 'none' || jump === 'unpublished' ? jump : { charged: later, months },
        observed: addDays(asOf, -observedAgo),
        source: 'own',
      };
    });
  const plans = fc.uniqueArray(plan, { minLength: 1, maxLength: 3, selector: ({ id }) => id });

  const options = (definition: FactDefinition) => {
    const own = Object.keys(definition.options);
    return own.length > 0 ? own : ['Name Ltd'];
  };
  const lists = (definition: FactDefinition) =>
    fc.oneof(
      fc.subarray(options(definition).slice(0, 4)),
      fc.subarray(options(definition)),
      fc.constant(options(definition)),
    );
  const anyValue = (definition: FactDefinition): fc.Arbitrary<FactValue> => {
    switch (definition.type) {
      case 'yes-no':
        return fc.constantFrom(true, false, 'partial');
      case 'number':
        return fc.integer({ min: 1, max: 120 });
      case 'year':
        return fc.integer({ min: 2005, max: 2025 });
      case 'days':
        return fc.constantFrom(0, 7, 30, 45);
      case 'devices':
        return fc.constantFrom(1, 5, 8, 10, 'unlimited');
      case 'country':
        return fc.constantFrom('SE', 'US', 'PA');
      case 'country-list':
        return fc.subarray(['PL', 'TR']);
      case 'text':
        return fc.constantFrom('Name Ltd', 'Other AB');
      case 'choice':
        return fc.constantFrom(...options(definition));
      case 'choice-list':
      case 'platform-list':
        return lists(definition);
      case 'audits':
        return fc.array(audit, { maxLength: 4 });
      case 'incidents':
        return fc.array(incident, { maxLength: 3 });
      case 'streaming':
        return fc.oneof(streaming, wholePanel);
      case 'speed-reports':
        return fc.array(speed, { minLength: 1, maxLength: 2 });
      case 'leak-tests':
        return fc.array(leakTest, { minLength: 1, maxLength: 2 });
      case 'plans':
        return plans;
      case 'free-plan':
        return fc.oneof(
          fc.constant({ available: false }),
          fc.record({
            available: fc.constant(true),
            dataCapGb: fc.constantFrom(10, 'unlimited' as const, 'unknown' as const, undefined),
            countries: maybe(fc.constantFrom(1, 5)),
            devices: fc.constantFrom(1, 'unlimited' as const, undefined),
          }),
        );
    }
  };
  const sound = evidence.map(
    (how): Evidence => ({
      basis: how.basis,
      asOf: addDays(asOf, -20),
      checked: addDays(asOf, -3),
      confidence: undefined,
      sources: how.sources,
      note: how.note,
    }),
  );
  const factFor = (
    definition: FactDefinition,
    how: fc.Arbitrary<Evidence>,
    unknowns: number,
  ): fc.Arbitrary<Fact> =>
    fc.oneof(
      { weight: unknowns, arbitrary: fc.constant({ value: 'unknown' }) },
      {
        weight: 6,
        arbitrary: fc
          .record({
            value: anyValue(definition),
            evidence: how,
            isIncomplete: fc.constantFrom(true, false, false),
            outsider: maybe(date),
          })
          .map(({ value, evidence: own, isIncomplete, outsider }) => {
            const isAudited = definition.key === 'server-storage' && outsider !== undefined;
            return {
              type: definition.type,
              value,
              ...own,
              ...(isIncomplete && definition.type === 'audits' && { incomplete: true }),
              ...(isAudited && { outsider: { date: outsider, source: 'press' } }),
            } as Fact;
          }),
      },
    );
  const definitions = allDefinitions(catalog.facts.vocabulary);
  const factsWith = (how: fc.Arbitrary<Evidence>, unknowns: number) =>
    fc.record(
      Object.fromEntries(
        definitions.map((definition) => [definition.key, factFor(definition, how, unknowns)]),
      ),
    );
  /** Generates facts. For half of the providers little is known, for the other half enough for a rank. */
  const anyFacts = fc.oneof(factsWith(evidence, 1), factsWith(sound, 0));
  const anyGroup = fc.record({
    name: fc.constantFrom('Grove Group', 'Hill Holding'),
    siteCount: fc.integer({ min: 0, max: 2 }),
    relations: fc.tuple(isWeak, isWeak),
    members: fc.subarray(['p0', 'p1', 'p2', 'p3'], { minLength: 1 }),
  });
  return fc
    .record({
      facts: fc.array(anyFacts, { minLength: providersPerSite, maxLength: providersPerSite }),
      group: anyGroup,
    })
    .map(({ facts, group }) => {
      const providers = facts.map((own, at): Provider => {
        const id = `p${at}`;
        return {
          id,
          name: `Vee${at}`,
          website: `https://${id}.example`,
          facts: agreeing(id, own, group),
          sources,
        };
      });
      const ownership: OwnershipGroup[] = [
        {
          id: 'group',
          name: group.name,
          brands: group.members.map((id) => ({ id, name: `Vee${id.slice(1)}` })),
          reviewSites: ['Best Trees', 'Top Trees'].slice(0, group.siteCount).map((name, at) => ({
            name,
            sources: ['press'],
            confidence: group.relations[at],
          })),
          checked: asOf,
          sources: ['press'],
        },
      ];
      const [offer] = catalog.offers.values();
      return {
        ...catalog,
        changes: () => ({ changes: [], isComplete: true }) as never,
        // A smaller number of samples makes ranks coarser and no sentence different.
        methodology: { ...catalog.methodology, doubt: { ...catalog.methodology.doubt, samples: 40 } },
        offers: new Map(
          providers.flatMap(({ id, website }) =>
            offer ? [[id, { ...offer, provider: id, destination: website, paid: false }] as const] : [],
          ),
        ),
        facts: {
          ...catalog.facts,
          providers,
          formerProviders: [],
          ownership,
          outsideGroups: { brands: [], reviewSites: [], networks: [] },
          ownershipSources: sources,
          priceHistories: new Map(),
          policyHistories: new Map(),
        },
      };
    });
}
