import '@vpn-site/upkeep/propose/set-production-env.ts';
import { join } from 'node:path';
import { readArguments, runTool, siteFolder, UsageError } from '@vpn-site/cli/run-tool.ts';
import { keepReadingsVariable } from '@vpn-site/content/cached-readings.ts';
import { clockDay } from '@vpn-site/content/today.ts';
import { runnerImport } from 'vite';
import { clientFiles } from '#server/client-files.ts';

/**
 * npm run desk [-- --port 4400] [--as-of 2026-11-16]: opens the owner's desk, a local web page for texts, facts, offers and
 * settings. The day is the one on which sources are read; decisions record it.
 */
await runTool(async () => {
  const { asOf, port } = readArguments({ port: '4400' });
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new UsageError(`--port is "${port}": write a number from 1 to 65535.`);
  }
  if (asOf > clockDay()) {
    throw new UsageError(
      `--as-of is ${asOf}, which is in the future. To see what will be due then, run "npm run site -- due".`,
    );
  }
  // Every screen reads the same files, so what was read is kept until a file changes.
  process.env[keepReadingsVariable] = '1';
  const client = clientFiles();
  const project = join(import.meta.dirname, '../../..');
  // The screens are React, which Node cannot load without a transform.
  const { module } = await runnerImport<typeof import('#server/open-desk.ts')>(
    join(import.meta.dirname, '../src/server/open-desk.ts'),
    { root: project, configFile: false, logLevel: 'error' },
  );
  const address = await module.openDesk(siteFolder(), project, asOf, number, await client);
  console.log(`The desk is open, on this computer only, until Ctrl+C:\n  ${address}`);
});
