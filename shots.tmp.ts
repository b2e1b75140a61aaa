import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './tests/e2e/harness/browser.ts';
import { startOrigin } from './tests/e2e/harness/origin.ts';
import { buildCopy, copyProject } from './tests/e2e/harness/project-copy.ts';

const copy = copyProject();
writeFileSync(
  join(copy.folder, 'facts/offers/mullvad.yaml'),
  'provider: mullvad\ndestination: https://mullvad.net\npaid: true\ncode: ALMANAC-2026\nendsOn: 2026-12-31\nchecked: 2026-11-14\n',
);
const built = buildCopy(copy, { ANALYTICS_KEY: 'G-TEST1' });
if (built.status) throw new Error(built.stdout + built.stderr);
const origin = await startOrigin({ DIST_DIR: join(copy.folder, 'dist') });
for (const colorScheme of ['light', 'dark'] as const) {
  const b = await openBrowser({ colorScheme });
  const p = await b.context.newPage();
  for (const [path, name] of [
    ['/sendme/mullvad', 'paid-en'],
    ['/pl/sendme/private-internet-access', 'pl'],
    ['/tr/sendme/mullvad', 'paid-tr'],
  ] as const)
    for (const width of [360, 768, 1280]) {
      if (colorScheme === 'dark' && width === 768) continue;
      await p.setViewportSize({ width, height: 900 });
      await p.goto(origin.url + path);
      await p.waitForSelector('[data-counting]:not([hidden])', { timeout: 2500 }).catch(() => 0);
      await p.waitForTimeout(300);
      await p.screenshot({ path: `/tmp/client-shots/${name}-${width}-${colorScheme}.png` });
    }
  await p.keyboard.press('Escape');
  await p.screenshot({ path: `/tmp/client-shots/stopped-${colorScheme}.png` });
  await b.close();
}
await origin.stop();
copy.remove();
