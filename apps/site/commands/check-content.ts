import { readOptions, runTool, siteFolder } from '@vpn-site/cli/run-tool.ts';
import { readBuildSettings } from '@vpn-site/content/build-settings.ts';
import { keepReadingsVariable } from '@vpn-site/content/cached-readings.ts';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { allChecks } from '@vpn-site/content/checks/all-checks.ts';
import { bySeverity, formatProblem } from '@vpn-site/content/problem.ts';
import { clockDay, today } from '@vpn-site/content/today.ts';
import { readAllowedDigits } from '@vpn-site/content/word-lists.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import { siteProblems } from '#checks/site-problems.ts';
import { pageCountLine } from '#compose/page-counts.ts';

await runTool(() => {
  const started = performance.now();
  // The rules read the same files several times, so cache what was read.
  process.env[keepReadingsVariable] = '1';
  const { strict } = readOptions({ strict: { type: 'boolean' } });
  const root = siteFolder();
  const { stopping, warnings } = bySeverity(
    siteProblems(root, today(), clockDay(), readBuildSettings(process.env)),
    strict ? ['error', 'review'] : ['error'],
  );
  // Problems that fail the check come last, so they are at the end of the output.
  for (const problem of warnings) console.warn(`Not urgent: ${formatProblem(problem)}\n`);
  for (const problem of stopping) console.error(`${formatProblem(problem)}\n`);
  const rules = Object.keys(allChecks).length;
  console.log(
    stopping.length === 0 ? `Content: ${rules} rules, no problems.` : `${stopping.length} problem(s) to fix.`,
  );
  if (stopping.length === 0) {
    console.log(`Digits allowed: ${readAllowedDigits(new DataFiles(root)).join(', ')}.`);
    console.log(pageCountLine(loadCatalog(root, today()), performance.now() - started));
  }
  process.exitCode = stopping.length === 0 ? 0 : 1;
});
