import { startLedger } from '@vpn-site/harness/ledger.ts';
import { startNginx } from '@vpn-site/harness/nginx.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { countOf, startSteadyLoad } from '@vpn-site/harness/steady-load.ts';
import { expect, test } from 'vitest';

test('A4 origins ended with SIGTERM one after the other under load: no answer fails, and every click is in the ledger', {
  timeout: 120_000,
}, async () => {
  const ledger = await startLedger();
  const settings = { DATABASE_URL: ledger.url, TRUSTED_PROXIES: '127.0.0.1' };
  const origins = [await startOrigin(settings), await startOrigin(settings)];
  const ports = [origins[0]?.port ?? 0, origins[1]?.port ?? 0] as const;
  // Cache entries expire at once, so that every request needs an origin.
  const edge = await startNginx(ports, { freshSeconds: 0 });
  let isRunning = true;
  const statuses: Record<string, number> = {};
  const load = Array.from({ length: 8 }, async (_, reader) => {
    for (let asked = 0; isRunning; asked += 1) {
      const path = ['/pl', '/tr', '/', '/nope', `/missing-${reader}-${asked}`][asked % 5] ?? '/';
      const answer = await fetch(edge.url + path).then(
        async (response) => {
          await response.arrayBuffer();
          return String(response.status);
        },
        (error: Error) => error.message,
      );
      statuses[answer] = (statuses[answer] ?? 0) + 1;
    }
  });
  // Enough readers that none clicks twice in a second, which would count once.
  const clicks = startSteadyLoad({
    url: `${edge.url}/sendme/alder/continue?from=card`,
    perSecond: 50,
    realPeers: 501,
  });
  for (const index of [0, 1]) {
    const stopping = performance.now();
    expect(await origins[index]?.stop()).toBe(0);
    expect(performance.now() - stopping).toBeLessThan(10_000);
    origins[index] = await startOrigin({ ...settings, PORT: String(ports[index]) });
    // Longer than nginx skips a failed origin (fail_timeout), as docs/operations/install.md says.
    await new Promise((resolve) => setTimeout(resolve, 12_000));
  }
  isRunning = false;
  await Promise.all(load);
  const clicked = await clicks.stop();
  console.log('answers while both origins were restarted:', statuses);
  expect(Object.keys(statuses).toSorted()).toEqual(['200', '404']);
  expect(statuses['200']).toBeGreaterThan(100);
  expect([clicked.failed, countOf(clicked.answers, 302)]).toEqual([0, clicked.answers.length]);
  expect(clicked.answers.length).toBeGreaterThan(200);
  await edge.stop();
  await Promise.all(origins.map((origin) => origin.stop()));
  expect(await ledger.clicks()).toBe(clicked.answers.length);
  await ledger.stop();
});
