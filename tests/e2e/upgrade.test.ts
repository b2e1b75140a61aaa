import { expect, test } from 'vitest';
import { startNginx } from './harness/nginx.ts';
import { startOrigin } from './harness/origin.ts';

test('origins restarted one after the other under load: no answer fails', { timeout: 120_000 }, async () => {
  const origins = [await startOrigin(), await startOrigin()];
  const ports = [origins[0]?.port ?? 0, origins[1]?.port ?? 0] as const;
  // Entries live for no time at all, so that every request needs an origin.
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
  for (const index of [0, 1]) {
    expect(await origins[index]?.stop()).toBe(0);
    origins[index] = await startOrigin({ PORT: String(ports[index]) });
    // Longer than nginx leaves an origin alone that was away (fail_timeout), as docs/operations/install.md says.
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }
  isRunning = false;
  await Promise.all(load);
  console.log('answers while both origins were restarted:', statuses);
  expect(Object.keys(statuses).toSorted()).toEqual(['200', '404']);
  expect(statuses['200']).toBeGreaterThan(100);
  await edge.stop();
  await Promise.all(origins.map((origin) => origin.stop()));
});
