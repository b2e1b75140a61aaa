import { Counter, Gauge, type Registry } from 'prom-client';
import {
  type NotCountedReason,
  notCountedReasons,
  type RefusalReason,
  refusalReasons,
} from '#domain/outbound/decide-outbound.ts';
import type { ClickLedger, LedgerState } from '#ledger/click-ledger.ts';

type Refusal = RefusalReason | 'rate-limit';

export interface OutboundMetrics {
  counted(): void;
  notCounted(reason: NotCountedReason): void;
  refused(reason: Refusal): void;
}

const ledgerGauges: Readonly<Record<keyof LedgerState, readonly [name: string, help: string]>> = {
  buffered: ['clicks_buffered', 'Clicks in memory, on their way to the spool.'],
  spooled: ['clicks_spooled', 'Clicks on disk, on their way to the database.'],
  databaseFailures: ['clicks_database_failures_total', 'Times the database did not take clicks.'],
  spoolFailures: ['clicks_spool_failures_total', 'Times the spool could not be written.'],
  lost: ['clicks_lost_total', 'Clicks that neither disk nor memory would hold.'],
};

/** What became of outbound clicks, by reason and never by person, and where those that count are. */
export function outboundMetrics(registry: Registry, ledger: ClickLedger): OutboundMetrics {
  const registers = [registry];
  const counted = new Counter({ name: 'clicks_counted_total', help: 'Clicks that count.', registers });
  const notCounted = new Counter({
    name: 'clicks_not_counted_total',
    help: 'Readers sent on without counting, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const refused = new Counter({
    name: 'clicks_refused_total',
    help: 'Readers sent nowhere, by reason.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of notCountedReasons) notCounted.inc({ reason }, 0);
  for (const reason of [...refusalReasons, 'rate-limit']) refused.inc({ reason }, 0);
  for (const [key, [name, help]] of Object.entries(ledgerGauges)) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(ledger.state()[key as keyof LedgerState]);
      },
    });
  }
  return {
    counted: () => counted.inc(),
    notCounted: (reason) => notCounted.inc({ reason }),
    refused: (reason) => refused.inc({ reason }),
  };
}
