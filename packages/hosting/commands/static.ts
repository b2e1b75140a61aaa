import { join } from 'node:path';
import { readOptions, runTool, UsageError } from '@vpn-site/cli/run-tool.ts';
import { builtStates } from '@vpn-site/site/compose/built-states.ts';
import { openedSite, openRelease } from '@vpn-site/site/compose/opened-site.ts';
import { loadOnDemandRenderer, releaseSiteFolder } from '@vpn-site/site/release/on-demand.ts';
import { readRelease } from '@vpn-site/site/release/release.ts';
import { securityHeaders } from '@vpn-site/site/release/security-headers.ts';
import { runnerImport } from 'vite';
import { writeStatic } from '#static/write-static.ts';

/**
 * npm run site -- static --folder static: writes the build in the layout that Cloudflare Pages expects.
 * --clicks <id> names the database in which clicks are stored, --choices <number> how many comparisons of three or
 * four providers become files.
 */
const root = join(import.meta.dirname, '../../..');
await runTool(async () => {
  const {
    host = 'cloudflare',
    folder = 'static',
    clicks,
    choices,
  } = readOptions({
    host: { type: 'string' },
    clicks: { type: 'string' },
    choices: { type: 'string' },
    folder: { type: 'string' },
  });
  if (host !== 'cloudflare')
    throw new UsageError(
      'This writes the site for Cloudflare Pages only. For another host, write a copy without scripts: npm run site -- mirror.',
    );
  const started = performance.now();
  const dist = process.env.DIST_DIR ?? 'dist';
  const release = readRelease(dist);
  const { siteUrl, asOf, analyticsKey, publicIcons: hasPublicIcons, firstSheets } = release;
  const countsClicks = release.countsClicks !== false;
  if (countsClicks && clicks === undefined)
    throw new UsageError(
      'The pages of this build say that clicks are counted. Name a database with --clicks, or build with CLICK_LEDGER=off.',
    );
  if (!countsClicks && clicks !== undefined)
    throw new UsageError(
      'The pages of this build say that no clicks are counted. Build without CLICK_LEDGER=off, or leave out --clicks.',
    );
  const built = builtStates(release);
  openRelease({ folder: join(dist, releaseSiteFolder), asOf });
  // The parts are React, which Node cannot load without a transform.
  const { module } = await runnerImport<typeof import('#static/plain-file-parts.tsx')>(
    join(root, 'packages/hosting/src/static/plain-file-parts.tsx'),
    { root, logLevel: 'error' },
  );
  const localeSite = openedSite().localeSite;
  const made = await writeStatic(
    dist,
    {
      release,
      clientFolder: join(dist, 'client'),
      security: securityHeaders({ siteUrl, analyticsKey, hasPublicIcons, firstSheets }),
      render: await loadOnDemandRenderer(dist, release),
      parts: module.plainFileParts((locale) => localeSite(locale, siteUrl, built)),
    },
    folder,
    { clickDatabase: clicks, maxChoices: choices === undefined ? undefined : wholeNumber(choices) },
    (answered, known) => {
      if (answered % 250 === 0) console.error(`${answered} of ${known} answers to queries`);
    },
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const megabytes = (made.bytes / 1e6).toFixed(1);
  console.log(
    `${siteUrl}, ${asOf}, for Cloudflare Pages: ${made.files} files, ${megabytes} MB, in ${folder}/; ${seconds} s`,
  );
  console.log(`${made.answers} of them answer a query; the worker has ${made.workerBytes} bytes`);
  if (made.omitted > 0) console.warn(`Not included: ${made.omitted} answers to queries that pages link to.`);
  if (new URL(siteUrl).hostname === 'localhost') {
    console.warn(`Its pages name ${siteUrl}. Build with SITE_URL=https://… before you deploy it.`);
  }
});

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text))
    throw new UsageError('Write --choices with a whole number, such as --choices 500.');
  return Number(text);
}
