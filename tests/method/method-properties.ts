import { addDays, type Day } from '@vpn-site/core/day/day.ts';
import { byLocale } from '@vpn-site/core/locale/locale-table.ts';
import {
  bases,
  type Evidence,
  type Fact,
  type KnownFact,
  type TypedValue,
} from '@vpn-site/core/provider/fact.ts';
import { expiryDay } from '@vpn-site/core/provider/freshness.ts';
import { type Incident, incidentDisclosures, incidentHarms } from '@vpn-site/core/provider/incident.ts';
import { factOf, knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';
import { score } from '@vpn-site/core/scoring/score.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extremeValues } from './extreme-values.ts';

const epsilon = 1e-9;

/**
 * Defines tests of properties that every score must have, whatever the facts. They use random changes to the providers of a
 * site.
 */
export function describeMethod(
  site: string,
  providers: readonly Provider[],
  methodology: Methodology,
  asOf: Day,
  runs: number,
): void {
  // Computed before rounding, because a rounded score would hide small errors.
  const exactScore = (provider: Provider, profile: string) => {
    const { reasons, deduction } = score(provider, methodology, profile, asOf);
    const earned = reasons.reduce((total, { contribution }) => total + contribution, 0);
    return Math.min(10, Math.max(0, earned - deduction));
  };
  const extremes = methodology.criteria.flatMap((criterion) =>
    extremeValues(criterion, methodology.types, asOf),
  );
  const keys = [...new Set(methodology.criteria.flatMap((criterion) => criterion.keys))].filter(
    (key) => key !== 'incidents',
  );

  const basis = fc.constantFrom(...bases);
  const age = fc.integer({ min: 0, max: 900 });
  const evidence: fc.Arbitrary<Evidence> = fc
    .record({ basis, age: fc.option(age, { nil: undefined }), isLow: fc.boolean() })
    .map(({ basis: own, age: days, isLow }) => ({
      basis: own,
      ...(days === undefined ? { firstRead: asOf } : { asOf: addDays(asOf, -days) }),
      checked: asOf,
      confidence: isLow ? 'low' : undefined,
      sources: ['s'],
    }));
  const sound = (own: Evidence['basis'] = 'dataset'): Evidence => ({
    basis: own,
    asOf,
    checked: asOf,
    sources: ['s'],
  });
  const extreme = fc.constantFrom(...extremes);
  const changedFact = fc
    .tuple(extreme, fc.boolean(), evidence)
    .map(([{ key, worst, best }, isGood, how]) => ({
      key,
      fact: { ...(isGood ? best : worst), ...how } as Fact,
    }));
  const profile = fc.constantFrom(...methodology.profiles.map(({ id }) => id));
  /** Generates a provider of the site with some facts changed to extreme values. */
  const changedProvider = fc
    .tuple(fc.constantFrom(...providers), fc.array(changedFact, { maxLength: 4 }))
    .map(([provider, changed]) => changed.reduce((own, { key, fact }) => withFact(own, key, fact), provider));
  const key = fc.constantFrom(...keys);
  const check = <T extends unknown[]>(
    arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
    claim: (...samples: T) => void,
  ) =>
    fc.assert(
      fc.property(fc.tuple<T>(...arbitraries), (samples) => claim(...samples)),
      { numRuns: runs, seed: 20271 },
    );

  describe(`properties of the method, on ${site}`, () => {
    test('P1 silence never pays: forgetting a cell never raises a score', () => {
      check<[Provider, string, string]>([changedProvider, profile, key], (provider, id, forgotten) => {
        const silent = withFact(provider, forgotten, { value: 'unknown' });
        expect(exactScore(silent, id)).toBeLessThanOrEqual(exactScore(provider, id) + epsilon);
      });
    });

    test('P1 forgetting an item of a list, or a detail of it, never raises a score', () => {
      check<[Provider, string, FactRemoval, number]>(
        [changedProvider, profile, fc.constantFrom(...factRemovals), fc.nat()],
        (provider, id, forget, at) => {
          expect(exactScore(forget(provider, at), id)).toBeLessThanOrEqual(
            exactScore(provider, id) + epsilon,
          );
        },
      );
    });

    test('P1 a bad truth never raises a score, and a good one never lowers it', () => {
      check<[Provider, string, (typeof extremes)[number], Evidence]>(
        [changedProvider, profile, extreme, evidence],
        (provider, id, { key: learned, worst, best }, how) => {
          const silent = exactScore(withFact(provider, learned, { value: 'unknown' }), id);
          const text = (value: TypedValue) =>
            exactScore(withFact(provider, learned, { ...value, ...how }), id);
          expect(text(worst)).toBeLessThanOrEqual(silent + epsilon);
          expect(text(best)).toBeGreaterThanOrEqual(silent - epsilon);
        },
      );
    });

    test('P2 better evidence never lowers a good value’s score nor raises a bad one’s, and its label moves nothing', () => {
      check<[Provider, string, (typeof extremes)[number], Evidence, Evidence['basis']]>(
        [changedProvider, profile, extreme, evidence, basis],
        (provider, id, { key: known, worst, best }, how, label) => {
          const text = (value: TypedValue, evidenceOf: Evidence) =>
            exactScore(withFact(provider, known, { ...value, ...evidenceOf }), id);
          expect(text(best, sound())).toBeGreaterThanOrEqual(text(best, how) - epsilon);
          expect(text(worst, sound())).toBeLessThanOrEqual(text(worst, how) + epsilon);
          expect(text(best, { ...how, basis: label })).toBe(text(best, how));
        },
      );
    });

    test('P2 publishing a report, or sourcing it well, never lowers a score', () => {
      check<[Provider, string, number]>([changedProvider, profile, fc.nat()], (provider, id, at) => {
        const better = withItem(provider, 'audits', at, (audit) => ({
          ...audit,
          reportPublic: true,
          confidence: undefined,
        }));
        expect(exactScore(better, id)).toBeGreaterThanOrEqual(exactScore(provider, id) - epsilon);
      });
    });

    const incident = fc
      .record({
        harm: fc.constantFrom(...incidentHarms),
        told: fc.constantFrom(undefined, ...incidentDisclosures),
        age: fc.integer({ min: 0, max: 4000 }),
        isLow: fc.boolean(),
      })
      .map(
        ({ harm, told: text, age: days, isLow }): Incident => ({
          date: addDays(asOf, -days),
          summary: byLocale(() => 'x'),
          outcome: 'unknown',
          harm,
          told: text,
          confidence: isLow ? 'low' : undefined,
          source: 's',
        }),
      );
    const withIncident = (provider: Provider, added: Incident) =>
      withFact(provider, 'incidents', {
        type: 'incidents',
        ...sound(),
        value: [...(knownFact(provider, 'incidents')?.value ?? []), added],
      });

    test('P3 an incident never lifts a score', () => {
      check<[Provider, string, Incident]>([changedProvider, profile, incident], (provider, id, added) => {
        expect(exactScore(withIncident(provider, added), id)).toBeLessThanOrEqual(
          exactScore(provider, id) + epsilon,
        );
      });
    });

    test('P3 a search that found nothing never lowers one', () => {
      check<[Provider, string, Incident, boolean]>(
        [changedProvider, profile, incident, fc.boolean()],
        (provider, id, samples, confirmed) => {
          const search: Incident = { ...samples, harm: 'none', proof: { kind: 'warrant', confirmed } };
          expect(exactScore(withIncident(provider, search), id)).toBeGreaterThanOrEqual(
            exactScore(provider, id) - epsilon,
          );
        },
      );
    });

    test('P4 same facts, same points: the name plays no part', () => {
      check<[Provider, string, string]>([changedProvider, profile, fc.string()], (provider, id, name) => {
        const renamed = {
          ...provider,
          id: name,
          name,
          website: `https://${encodeURIComponent(name)}.example`,
        };
        expect(exactScore(renamed, id)).toBe(exactScore(provider, id));
      });
    });

    test('P5 an undated fact never earns more than a dated one of the day it was first read, and expires no later', () => {
      check<[Provider, string, (typeof extremes)[number], number]>(
        [changedProvider, profile, extreme, age],
        (provider, id, { key: known, best }, days) => {
          const day = addDays(asOf, -days);
          const dated = { ...best, ...sound(), asOf: day } as KnownFact;
          const undated = { ...dated, asOf: undefined, firstRead: day } as KnownFact;
          const text = (fact: Fact) => exactScore(withFact(provider, known, fact), id);
          expect(text(undated)).toBeLessThanOrEqual(text(dated) + epsilon);
          const lifetime = methodology.lifetimes[known] ?? 'never';
          const [early, late] = [undated, dated].map((fact) => expiryDay(fact, { lifetime }));
          if (early !== undefined && late !== undefined) expect(early <= late).toBe(true);
        },
      );
    });

    test('P8 what no criterion reads changes nothing', () => {
      check<[Provider, string, unknown]>(
        [changedProvider, profile, fc.jsonValue()],
        (provider, id, anything) => {
          const planted = withFact(provider, 'commission', { ...sound(), value: anything } as Fact);
          expect(exactScore(planted, id)).toBe(exactScore(provider, id));
        },
      );
    });
  });
}

function withFact(provider: Provider, key: string, fact: Fact): Provider {
  return { ...provider, facts: { ...provider.facts, [key]: fact } };
}

/** Returns the provider with one list item changed. If `change` returns undefined, the item is removed. */
function withItem(
  provider: Provider,
  key: string,
  at: number,
  change: (item: object) => object | undefined,
): Provider {
  const fact = factOf(provider, key);
  if (!Array.isArray(fact.value) || fact.value.length === 0) return provider;
  const position = at % fact.value.length;
  const value = fact.value.flatMap((item: object, index: number) =>
    index === position ? (change(item) ?? []) : item,
  );
  return withFact(provider, key, { ...fact, value } as Fact);
}

type FactRemoval = (provider: Provider, at: number) => Provider;

const without = () => undefined;
const detail = (field: string, value: unknown) => (item: object) => ({ ...item, [field]: value });

/**
 * Removals of items and details that an editor may not know. Whole plans are not included, because every plan on sale is
 * known.
 */
const factRemovals: readonly FactRemoval[] = [
  (provider, at) => withItem(provider, 'audits', at, without),
  (provider, at) => withItem(provider, 'audits', at, detail('reportPublic', 'unknown')),
  (provider, at) => withItem(provider, 'audits', at, detail('confidence', 'low')),
  (provider, at) => withItem(provider, 'audits', at, detail('testServers', true)),
  (provider, at) => withItem(provider, 'streaming', at, without),
  (provider, at) => withItem(provider, 'streaming', at, detail('asOf', undefined)),
  (provider, at) => withItem(provider, 'prices', at, detail('renewal', 'unpublished')),
  (provider, at) => withItem(provider, 'prices', at, detail('tax', 'unknown')),
  (provider, at) => withItem(provider, 'incidents', at, detail('told', undefined)),
  (provider, at) => withItem(provider, 'incidents', at, detail('proof', undefined)),
  (provider) => withoutOutsider(provider, 'server-storage'),
  (provider) => withoutLimits(provider),
];

function withoutOutsider(provider: Provider, key: string): Provider {
  return withFact(provider, key, { ...factOf(provider, key), outsider: undefined });
}

function withoutLimits(provider: Provider): Provider {
  const fact = knownFact(provider, 'free-plan');
  if (!fact) return provider;
  return withFact(provider, 'free-plan', { ...fact, value: { available: fact.value.available } });
}
