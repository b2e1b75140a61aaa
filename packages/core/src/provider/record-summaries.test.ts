import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byLocale } from '../locale/locale-table.ts';
import { type Audit, auditKinds } from './audit.ts';
import { type Incident, incidentHarms, incidentOutcomes, incidentProofs } from './incident.ts';
import { auditSummary, incidentSummary } from './record-summaries.ts';

const audit = (date: string, kind: Audit['kind'] = 'inspection'): Audit => {
  return { auditor: 'Cure53', kind, scope: byLocale(() => ''), date, reportPublic: true, source: 'x' };
};
const incident = (date: string, harm: Incident['harm']): Incident => {
  return { date, summary: byLocale(() => ''), outcome: 'unknown', harm, source: 'x' };
};

test('audits of the VPN and incidents with harm are counted, and their newest is named', () => {
  const some = { isNoneKnown: false };
  const audits = [audit('2024-12'), audit('2025-10'), audit('2018'), audit('2026', 'other-product')];
  expect(auditSummary(audits)).toEqual({ count: 3, newest: '2025-10', ...some });
  const incidents = [incident('2018-03', 'break-in'), incident('2026-01-04', 'none')];
  expect(incidentSummary(incidents)).toEqual({ count: 1, newest: '2018-03', ...some });
});

test('an empty list says that there was none; a list of what does not count says only that none is known', () => {
  expect(auditSummary([])).toEqual({ count: 0, newest: undefined, isNoneKnown: false });
  expect(incidentSummary([])).toEqual({ count: 0, newest: undefined, isNoneKnown: false });
  const none = { count: 0, newest: undefined, isNoneKnown: true };
  expect(auditSummary([audit('2026', 'other-product')])).toEqual(none);
  expect(incidentSummary([incident('2020', 'none')])).toEqual(none);
});

test('whatever the outcome or proof, only harm makes an incident, and only its subject an audit', () => {
  const someIncidents = fc.array(
    fc.record({
      harm: fc.constantFrom(...incidentHarms),
      outcome: fc.constantFrom(...incidentOutcomes),
      proof: fc.option(fc.record({ kind: fc.constantFrom(...incidentProofs), confirmed: fc.boolean() }), {
        nil: undefined,
      }),
    }),
  );
  const someKinds = fc.array(fc.constantFrom(...auditKinds));
  fc.assert(
    fc.property(someIncidents, someKinds, (incidents, kinds) => {
      const all = incidents.map((each) => ({ ...incident('2025', each.harm), ...each }));
      expect(incidentSummary(all).count).toBe(incidents.filter(({ harm }) => harm !== 'none').length);
      const audits = kinds.map((kind) => audit('2025', kind));
      expect(auditSummary(audits).count).toBe(kinds.filter((kind) => kind !== 'other-product').length);
    }),
  );
});
