import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fact, KnownFact } from '../provider/fact.ts';
import { type Incident, incidentHarms, incidentOutcomes } from '../provider/incident.ts';
import { decideCatch, leadingIncident, openIncident, openIncidentMonths } from './decide-catch.ts';
import { deductionId } from './differences.ts';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import { score } from './score.ts';

const asOf = '2026-11-15';
const judging = { methodology: sampleMethodology, asOf };
const incident = (date: string, harm: Incident['harm'], outcome: Incident['outcome']): Incident => ({
  date,
  harm,
  outcome,
  told: 'answered',
  summary: { en: 'x', pl: 'x', tr: 'x' },
  source: 's',
});
const incidents = (...value: Incident[]) => sampleFact({ type: 'incidents', value });

const answer = fc.constantFrom(true, false, 'partial' as const, 'unknown' as const);
const fact: fc.Arbitrary<Fact> = fc
  .record({ value: answer, weak: fc.boolean() })
  .map(({ value, weak }) => sampleFact(value, weak ? { confidence: 'low' } : {}));
const someIncident = fc
  .record({
    date: fc.constantFrom('2016', '2021-03', '2025-01-02', '2025-05-15', '2025-05-16', '2026-05-14'),
    harm: fc.constantFrom(...incidentHarms),
    outcome: fc.constantFrom(...incidentOutcomes),
  })
  .map(({ date, harm, outcome }) => incident(date, harm, outcome));
const facts = fc
  .record({ a: fact, b: fact, c: fact, d: fact, list: fc.array(someIncident, { maxLength: 4 }) })
  .map(({ list, ...others }): Record<string, Fact> => ({ ...others, incidents: incidents(...list) }));
const profile = fc.constantFrom('overall', 'value', 'needs-a');

type Facts = Readonly<Record<string, Fact>>;
const decide = (given: Facts, profileId: string, restsOn?: Record<string, string>) => {
  const provider = sampleProvider('p', given);
  const result = score(provider, sampleMethodology, profileId, asOf);
  const written = restsOn && { text: 'Written.', restsOn };
  return { provider, result, decided: decideCatch(provider, result, written, judging) };
};

describe('of any provider', () => {
  test('an editor’s catch comes first while its facts hold, and never when one has changed', () => {
    fc.assert(
      fc.property(facts, profile, fc.constantFrom('true', 'false', 'partial', 'unknown'), (given, id, is) => {
        const value = given.a?.value;
        const holds = (typeof value === 'boolean' ? String(value) : value) === is;
        expect(decide(given, id, { a: is }).decided?.kind === 'written').toBe(holds);
      }),
    );
  });

  test('data handed over outweighs an open incident, and both outweigh any criterion', () => {
    fc.assert(
      fc.property(facts, profile, (given, id) => {
        const { provider, decided } = decide(given, id);
        const all = (given.incidents as KnownFact<'incidents'>).value;
        const leading = leadingIncident(provider, asOf);
        expect(leading?.harm === 'handed-over').toBe(all.some(({ harm }) => harm === 'handed-over'));
        if (leading) expect(decided).toEqual({ kind: 'incident', incident: leading });
        if (decided?.kind === 'incident') expect(decided.incident.harm).not.toBe('none');
      }),
    );
  });

  test('a virtue is never a catch: a good answer with weak evidence is passed over', () => {
    fc.assert(
      fc.property(facts, profile, (given, id) => {
        const { decided } = decide(given, id);
        if (decided?.kind === 'criterion') expect(given[decided.criterion]?.value).not.toBe(true);
      }),
    );
  });

  test('only a provider without any flaw has none', () => {
    fc.assert(
      fc.property(facts, profile, (given, id) => {
        const { result, decided } = decide(given, id);
        const isFlawless = result.reasons.every(
          ({ criterion, weight }) => weight === 0 || given[criterion]?.value === true,
        );
        expect(decided === undefined).toBe(isFlawless && result.deduction === 0);
      }),
    );
  });
});

describe('without an editor’s catch', () => {
  const good = { a: sampleFact(true), b: sampleFact(true), c: sampleFact(true), d: sampleFact(true) };

  test('what the list is for comes before what costs more', () => {
    const given = { ...good, a: sampleFact('unknown'), b: sampleFact(false) };
    expect(decide(given, 'needs-a').decided).toEqual({ kind: 'criterion', criterion: 'a' });
    const partly = { ...given, a: sampleFact('partial') };
    expect(decide(partly, 'needs-a').decided).toEqual({ kind: 'criterion', criterion: 'b' });
  });

  test('an incident that is over counts by its points, like any flaw', () => {
    const old = incident('2026-01', 'exposed-wide', 'data-exposed');
    const { decided } = decide({ ...good, incidents: incidents(old) }, 'overall');
    expect(decided).toEqual({ kind: 'incident', incident: old });
    const bad = { ...good, a: sampleFact(false), incidents: incidents(old) };
    expect(decide(bad, 'overall').decided).not.toMatchObject({ criterion: deductionId });
  });
});

test('an incident is open for 18 months after the last day that its date can mean', () => {
  const at = (date: string, day: string, known?: string) => {
    const flaw = { ...incident(date, 'flaw', 'unknown'), known };
    return openIncident(sampleProvider('p', { incidents: incidents(flaw) }), day) !== undefined;
  };
  expect(openIncidentMonths).toBe(18);
  expect(at('2025-05-14', '2026-11-13')).toBe(true);
  expect(at('2025-05-14', '2026-11-14')).toBe(false);
  expect(at('2025-05', '2026-11-29')).toBe(true);
  expect(at('2020', '2026-11-15', '2026-05-14')).toBe(true);
});
