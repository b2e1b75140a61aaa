import { readArguments, runTool, siteFolder, UsageError } from '@vpn-site/cli/run-tool.ts';
import { readReportDecisions } from '@vpn-site/content/report-decisions.ts';
import { clockDay } from '@vpn-site/content/today.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import type { RecordedReport } from '@vpn-site/server/ledger/report-spool.ts';
import { clientFiles } from '#desk/client-files.ts';
import { Desk } from '#desk/desk.ts';
import { startServer } from '#desk/start-server.ts';
import { readReports, reportSources } from '#reports/read-reports.ts';
import { UpkeepFolder } from '#upkeep-folder.ts';

/**
 * npm run site -- desk [-- --port 4400] [--as-of 2026-11-16]: opens a local web page with everything that is due and its
 * sources, so that editors can decide. The day is the one on which the sources are read; decisions record it.
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
  const client = clientFiles();
  const root = siteFolder();
  const desk = new Desk(root, asOf, new UpkeepFolder(), await openReports(root));
  const address = await startServer(desk, await client, number);
  console.log(`The desk is open, on this computer only, until Ctrl+C:\n  ${address}`);
  // Warms the cache while the browser opens.
  desk.state();
});

/** Returns readers' reports without a decision; none if they cannot be read, so that the desk opens nevertheless. */
async function openReports(root: string): Promise<RecordedReport[]> {
  const answered = new Set(readReportDecisions(new DataFiles(root)).map(({ report }) => report));
  try {
    const reports = await readReports(reportSources(process.env));
    return reports.filter(({ id }) => !answered.has(id));
  } catch (error) {
    console.error(`Could not read readers' reports, so the desk shows none: ${(error as Error).message}`);
    return [];
  }
}
