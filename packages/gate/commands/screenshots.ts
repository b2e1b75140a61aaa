import { readOptions, runTool, UsageError } from '@vpn-site/cli/run-tool.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { compareScreenshots } from '#screenshots/compare-screenshots.ts';
import { screenshotAddresses } from '#screenshots/screenshot-addresses.ts';
import { takeScreenshots } from '#screenshots/take-screenshots.ts';

/**
 * npm run site -- screenshots --to <folder> [--dist <build>]: takes screenshots of every kind of page of the fixture site.
 * npm run site -- screenshots --compare <folder before> --to <folder after>: lists those that differ.
 */
await runTool(async () => {
  const {
    to,
    dist = 'dist-fixture',
    compare,
  } = readOptions({
    to: { type: 'string' },
    dist: { type: 'string' },
    compare: { type: 'string' },
  });
  if (to === undefined) throw new UsageError('Write: npm run site -- screenshots --to <folder>');
  if (compare === undefined) await take(to, dist);
  else await report(compare, to);
});

async function take(folder: string, dist: string): Promise<void> {
  const origin = await startOrigin({ DIST_DIR: dist });
  const taken = await takeScreenshots(origin.url, screenshotAddresses(dist), folder);
  await origin.stop();
  console.log(`${taken} screenshots in ${folder}.`);
}

async function report(before: string, after: string): Promise<void> {
  const { equal, different } = await compareScreenshots(before, after, `${after}-differences`);
  for (const { file, reason } of different) console.log(`${file}: ${reason}`);
  console.log(`${equal} screenshots are equal, ${different.length} differ.`);
  process.exitCode = different.length === 0 ? 0 : 1;
}
