import {
  type NotCountedReason,
  notCountedReasons,
  type RefusalReason,
  refusalReasons,
} from '@vpn-site/core/outbound/decide-outbound.ts';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { ClickLedger } from '#ledger/click-ledger.ts';

type Refusal = RefusalReason | 'rate-limit';

export interface OutboundMetrics {
  counted(): void;
  notCounted(reason: NotCountedReason): void;
  refused(reason: Refusal): void;
}

/** Creates metrics of outbound clicks by reason, never by person, and of the clicks that wait for the database. */
export function outboundMetrics(registry: Registry, ledger: ClickLedger): OutboundMetrics {
  const registers = [registry];
  const counted = new Counter({ name: 'clicks_counted_total', help: 'Counted clicks.', registers });
  const notCounted = new Counter({
    name: 'clicks_not_counted_total',
    help: 'Clicks redirected without being counted, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const refused = new Counter({
    name: 'clicks_refused_total',
    help: 'Clicks refused without a redirect, by reason.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of notCountedReasons) notCounted.inc({ reason }, 0);
  for (const reason of [...refusalReasons, 'rate-limit']) refused.inc({ reason }, 0);
  observeLedger(registers, ledger);
  return {
    counted: () => counted.inc(),
    notCounted: (reason) => notCounted.inc({ reason }),
    refused: (reason) => refused.inc({ reason }),
  };
}

/** Registers the metrics of the ledger. The first gauge reads its state, once per scrape. */
function observeLedger(registers: Registry[], ledger: ClickLedger): void {
  const buffered = new Gauge({
    name: 'clicks_buffered',
    help: 'Clicks in memory, on their way to the spool.',
    registers,
    collect() {
      const state = ledger.state();
      this.set(state.buffered);
      spooled.set(state.spooled);
      oldestWaiting.set(state.oldestWaitingSeconds);
      spoolBroken.set(state.isSpoolBroken ? 1 : 0);
      for (const [counter, value] of [
        [databaseFailures, state.databaseFailures],
        [spoolFailures, state.spoolFailures],
        [lost, state.lost],
        [quarantined, state.quarantined],
      ] as const) {
        counter.reset();
        counter.inc(value);
      }
    },
  });
  buffered.set(0);
  const spooled = new Gauge({
    name: 'clicks_spooled',
    help: 'Clicks on disk, on their way to the database.',
    registers,
  });
  const oldestWaiting = new Gauge({
    name: 'clicks_oldest_waiting_seconds',
    help: 'How long the oldest click on disk has waited for the database.',
    registers,
  });
  const spoolBroken = new Gauge({
    name: 'clicks_spool_broken',
    help: '1 if the spool file is unusable: clicks wait in memory, or are not counted.',
    registers,
  });
  const counter = (name: string, help: string) => new Counter({ name, help, registers });
  const databaseFailures = counter(
    'clicks_database_failures_total',
    'Failed attempts to send clicks to the database.',
  );
  const spoolFailures = counter('clicks_spool_failures_total', 'Failed writes to the spool.');
  const quarantined = counter('clicks_set_aside_total', 'Clicks that the database refuses as invalid.');
  const lost = counter('clicks_lost_total', 'Clicks lost because neither disk nor memory could hold them.');
}
