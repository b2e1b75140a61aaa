import { existsSync } from 'node:fs';
import { readArguments, runTool, siteFolder, UsageError } from '@vpn-site/cli/run-tool.ts';
import { readBuildSettings } from '@vpn-site/content/build-settings.ts';
import { readFactFiles } from '@vpn-site/content/facts/fact-file.ts';
import { UpkeepFolder } from '#upkeep-folder.ts';
import { runWatch } from '#watch/run-watch.ts';
import { watchSelection } from '#watch/watch-arguments.ts';
import { watchReport } from '#watch/watch-report.ts';
import { watchSettings } from '#watch/watch-settings.ts';
import { watchedCells } from '#watch/watched-cells.ts';

/** Paths of Chromium on Debian. */
const chromiums = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * npm run site -- watch [-- --provider mullvad] [--limit 50] [--share 1/7] [--as-of 2026-11-16]: fetches the living sources
 * of known facts and looks for the quote of each fact. The command succeeds even if it has findings.
 */
await runTool(async () => {
  const { asOf, ...options } = readArguments({ provider: '', limit: '', share: '' });
  const { siteUrl } = readBuildSettings(process.env);
  if (!siteUrl.startsWith('https://')) {
    throw new UsageError(
      'SITE_URL is not set. The sites that we read must see who reads them. Write it as https://vpn.example.',
    );
  }
  const cells = watchedCells(readFactFiles(siteFolder()));
  const chromiumPath = process.env.CHROMIUM_PATH || chromiums.find((path) => existsSync(path));
  const started = Date.now();
  const result = await runWatch({
    cells,
    ...watchSelection(options, cells, asOf),
    at: `${asOf}${new Date(started).toISOString().slice(10)}`,
    folder: new UpkeepFolder(),
    settings: watchSettings(siteUrl, chromiumPath),
  });
  console.log(watchReport(result, (Date.now() - started) / 1000));
});
