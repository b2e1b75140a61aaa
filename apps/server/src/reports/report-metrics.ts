import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReportLedger } from '#ledger/report-ledger.ts';

/** Outcomes of a report. The page thanks readers for `kept` and `repeated`. */
const reportOutcomes = [
  'kept',
  'repeated',
  'to-change',
  'unknown-fact',
  'malformed',
  'wrong-type',
  'too-large',
  'other-site',
  'rate-limit',
  'network-limit',
  'hourly-limit',
  'not-written',
] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** Creates metrics of reports by outcome, never by person, and of the reports that wait for the database. */
export function reportMetrics(registry: Registry, ledger: ReportLedger): (outcome: ReportOutcome) => void {
  const registers = [registry];
  const reports = new Counter({
    name: 'reports_total',
    help: 'Reports sent with the form, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of reportOutcomes) reports.inc({ outcome }, 0);
  const databaseFailures = new Counter({
    name: 'reports_database_failures_total',
    help: 'Failed attempts to send reports to the database.',
    registers,
  });
  const quarantined = new Counter({
    name: 'reports_set_aside_total',
    help: 'Reports that the database refuses as invalid.',
    registers,
  });
  const spooled = new Gauge({
    name: 'reports_spooled',
    help: 'Reports on disk, on their way to the database.',
    registers,
    collect() {
      const state = ledger.state();
      this.set(state.spooled);
      databaseFailures.reset();
      databaseFailures.inc(state.databaseFailures);
      quarantined.reset();
      quarantined.inc(state.quarantined);
    },
  });
  spooled.set(0);
  return (outcome) => reports.inc({ outcome });
}
