import { readOptions, runTool, siteFolder, UsageError } from '@vpn-site/cli/run-tool.ts';
import { readReportDecisions } from '@vpn-site/content/report-decisions.ts';
import { today } from '@vpn-site/content/today.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import { acceptReport, decideReport, findReport } from '#reports/decide-report.ts';
import { readReports, reportSources } from '#reports/read-reports.ts';
import { reportLines } from '#reports/report-lines.ts';

/**
 * npm run site -- reports [-- list [--all]], -- accept <id> [--already-right], -- decline <id> --because "…": lists and decides readers'
 * reports. They are read from the database of DATABASE_URL and the spool of SPOOL_FILE, or of --spool; decisions go to
 * content/data/reports.yaml.
 */
await runTool(async () => {
  const words = process.argv.slice(2);
  const named = words.findIndex((word) => word.startsWith('-'));
  const [verb = 'list', id = '', ...more] = named === -1 ? words : words.slice(0, named);
  const {
    all,
    spool,
    because,
    'already-right': isAlreadyRight,
  } = readOptions(
    {
      all: { type: 'boolean' },
      'already-right': { type: 'boolean' },
      because: { type: 'string' },
      spool: { type: 'string' },
    },
    named === -1 ? [] : words.slice(named),
  );
  if (more.length > 0)
    throw new UsageError(`"${more.join(' ')}" is too much. Put a text of several words in quotes.`);
  const sources = reportSources(spool === undefined ? process.env : { ...process.env, SPOOL_FILE: spool });
  if (sources.databaseUrl === undefined && sources.spools.length === 0) {
    throw new UsageError(
      'There is no source of reports. Set DATABASE_URL, or write --spool and the SPOOL_FILE of a server.',
    );
  }
  const reports = await readReports(sources);
  const root = siteFolder();
  switch (verb) {
    case 'list':
      for (const line of reportLines(reports, readReportDecisions(new DataFiles(root)), all ?? false))
        console.log(line);
      return;
    case 'accept':
    case 'decline': {
      if ((verb === 'decline') !== (because !== undefined && because !== '')) {
        throw new UsageError(
          'Write accept <id>, or decline <id> --because "…". Only a declined report needs a reason.',
        );
      }
      const report = findReport(id, reports);
      const made =
        verb === 'accept'
          ? acceptReport(root, report, { day: today(), isAlreadyRight: isAlreadyRight ?? false })
          : decideReport(root, report, { day: today(), because });
      console.log(`${made.decision}: ${made.fact}. Commit content/data/reports.yaml.`);
      return;
    }
    default:
      throw new UsageError('Write what to do: list, accept <id>, or decline <id> --because "…".');
  }
});
