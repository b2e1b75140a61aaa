import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scrape } from '../monitoring/scrape.ts';
import { firingProblems } from './harness/promtool.ts';
import { startWatchedSite, type WatchedSite } from './harness/watched-site.ts';

let site: WatchedSite;
let start: Scrape;
let before: Scrape;
const now = () => Date.now() / 1000;
const wellOnTheHost = () => ({
  vpn_site_backup_last_success_timestamp_seconds: now() - 3600,
  vpn_site_ledger_last_success_timestamp_seconds: now() - 7200,
  vpn_site_ledger_months_set_aside: 1,
  vpn_site_upgrade_last_success_timestamp_seconds: now() - 1800,
  vpn_site_upgrade_failed: 0,
});
beforeAll(async () => {
  site = await startWatchedSite();
  site.tell(wellOnTheHost());
  start = await site.scrape();
  before = await site.scrape();
});
afterAll(() => site.close());

describe('staged', () => {
  test('nothing', async () => {
    const after = await site.scrape();
    console.log(after.targets.map(({ job, instance, exposition }) => [job, instance, exposition?.length]));
    console.log(
      after.targets
        .filter(({ job }) => /probe|nginx|edge/.test(job))
        .map(({ exposition }) =>
          exposition
            ?.split('\n')
            .filter((l) => /^(edge_requests|edge_refused|probe_success|probe_http_status|nginx_)/.test(l))
            .join('\n'),
        )
        .join('\n--\n'),
    );
    expect(firingProblems({ start, before, after }, [])).toBe('');
  });
});
