import type { Day } from '@vpn-site/core/day/day.ts';
import type { RecordedReport } from '@vpn-site/server/ledger/report-spool.ts';
import { readReports, reportSources } from '@vpn-site/upkeep/reports/read-reports.ts';
import { UpkeepFolder } from '@vpn-site/upkeep/upkeep-folder.ts';
import { OwnersDesk } from '../owners-desk.ts';
import type { ClientFile } from './client-files.ts';
import { startServer } from './start-server.tsx';

/** Opens the desk of a site and returns its address. */
export async function openDesk(
  root: string,
  project: string,
  day: Day,
  port: number,
  client: ReadonlyMap<string, ClientFile>,
): Promise<string> {
  const desk = new OwnersDesk(root, day, new UpkeepFolder(), await openReports(), project);
  const address = await startServer(desk, client, port);
  // Warms the cache while the browser opens.
  desk.facts.state();
  return address;
}

/** Returns readers' reports; none if they cannot be read, so that the desk opens nevertheless. */
async function openReports(): Promise<RecordedReport[]> {
  try {
    return await readReports(reportSources(process.env));
  } catch (error) {
    console.error(`Could not read readers' reports, so the desk shows none: ${(error as Error).message}`);
    return [];
  }
}
