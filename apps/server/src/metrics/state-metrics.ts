import { clockDay } from '@vpn-site/content/today.ts';
import { countExpiring, countStale } from '@vpn-site/core/provider/expiring.ts';
import type { Release } from '@vpn-site/site/release/release.ts';
import { Gauge, type Registry } from 'prom-client';
import { databaseState } from '#ledger/database.ts';

export interface ServerState {
  readonly release: Pick<Release, 'build' | 'asOf' | 'factExpiry'>;
  readonly damagedFiles: () => number;
  readonly pagesWaiting: () => number;
  readonly databaseUrl: string | undefined;
}

/** Registers gauges about the served release and whether its files are complete. They are computed at each scrape. */
export function registerStateMetrics(registry: Registry, state: ServerState): void {
  const { release, databaseUrl } = state;
  const { factExpiry } = release;
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  new Gauge({
    name: 'build_info',
    help: '1, with the build that is served and the day on which it judges its facts.',
    labelNames: ['build', 'as_of'],
    registers: [registry],
  }).set({ build: release.build, as_of: release.asOf }, 1);
  gauge(
    'build_age_seconds',
    'Seconds since the start of the day on which the build judges its facts.',
    () => (Date.now() - Date.parse(release.asOf)) / 1000,
  );
  // Facts age while a release runs, so they are counted by today's date, not by that of the release.
  if (factExpiry) {
    gauge('facts_known', 'Facts with a source.', () => factExpiry.known);
    gauge('facts_stale', 'Facts that are out of date today.', () => countStale(factExpiry, clockDay()));
    gauge('facts_expiring_30d', 'Facts that go out of date within 30 days.', () =>
      countExpiring(factExpiry, clockDay()),
    );
  }
  gauge('release_damaged_files', 'Files of the release that are missing or damaged.', state.damagedFiles);
  gauge('render_queue_waiting', 'Pages that are being rendered or wait for it.', state.pagesWaiting);
  if (databaseUrl === undefined) return;
  gauge('database_up', '1 while the database answers.', async () =>
    (await databaseState(databaseUrl)) === 'reachable' ? 1 : 0,
  );
}
