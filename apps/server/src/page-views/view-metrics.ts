import { type UncountedViewReason, uncountedViewReasons } from '@vpn-site/core/page-view/decide-view.ts';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { TallyLedger } from '#ledger/tally-ledger.ts';

type NotCounted = UncountedViewReason | 'rate-limit';

export interface ViewMetrics {
  counted(): void;
  notCounted(reason: NotCounted): void;
}

/** Creates metrics of views by reason, never by person or page, and of the counts per day that wait for the database. */
export function viewMetrics(registry: Registry, ledger: TallyLedger): ViewMetrics {
  const registers = [registry];
  const counter = (name: string, help: string) => new Counter({ name, help, registers });
  const counted = counter('views_counted_total', 'Counted page views and followed links to providers.');
  const notCounted = new Counter({
    name: 'views_not_counted_total',
    help: 'Page views that are not counted, by reason.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of [...uncountedViewReasons, 'rate-limit']) notCounted.inc({ reason }, 0);
  const databaseFailures = counter(
    'tallies_database_failures_total',
    'Failed attempts to send counts to the database.',
  );
  const quarantined = counter('tallies_set_aside_total', 'Counts that the database refuses as invalid.');
  const lost = counter('tallies_lost_total', 'Counts lost because neither disk nor memory could hold them.');
  const spooled = new Gauge({
    name: 'tallies_spooled',
    help: 'Counts on disk, on their way to the database.',
    registers,
    collect() {
      const state = ledger.state();
      this.set(state.spooled);
      for (const [total, value] of [
        [databaseFailures, state.databaseFailures],
        [quarantined, state.quarantined],
        [lost, state.lost],
      ] as const) {
        total.reset();
        total.inc(value);
      }
    },
  });
  spooled.set(0);
  return {
    counted: () => counted.inc(),
    notCounted: (reason) => notCounted.inc({ reason }),
  };
}
