import { existsSync } from 'node:fs';
import { type RecordedReport, ReportSpool } from '@vpn-site/server/ledger/report-spool.ts';
import { ReportStore } from '@vpn-site/server/ledger/report-store.ts';

/** Locations of reports: the database, the spools of the servers, or both. */
export interface ReportSources {
  readonly databaseUrl?: string | undefined;
  readonly spools: readonly string[];
}

/** Returns the locations in the environment variables of the server. A missing spool is skipped. */
export function reportSources({ DATABASE_URL, SPOOL_FILE }: NodeJS.ProcessEnv): ReportSources {
  return {
    databaseUrl: DATABASE_URL || undefined,
    spools: [SPOOL_FILE || 'var/clicks.sqlite'].filter((file) => existsSync(file)),
  };
}

/**
 * Returns all reports, oldest first and without duplicates. A report may be in the database and in a spool at the same
 * time.
 */
export async function readReports({ databaseUrl, spools }: ReportSources): Promise<RecordedReport[]> {
  const found = [
    ...(databaseUrl === undefined ? [] : await inDatabase(databaseUrl)),
    ...spools.flatMap(inSpool),
  ];
  const once = new Map(found.map((report) => [report.id, report]));
  return [...once.values()].toSorted(
    (a, b) => a.day.localeCompare(b.day) || a.provider.localeCompare(b.provider) || a.id.localeCompare(b.id),
  );
}

async function inDatabase(databaseUrl: string): Promise<RecordedReport[]> {
  const store = new ReportStore(databaseUrl);
  try {
    return await store.all();
  } finally {
    await store.close();
  }
}

function inSpool(file: string): RecordedReport[] {
  const spool = new ReportSpool(file);
  try {
    return spool.all();
  } finally {
    spool.close();
  }
}
