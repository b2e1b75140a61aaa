import { loadCatalog } from '#catalog/catalog.ts';
import { allChecks } from '#catalog/checks/all-checks.ts';
import { keepReadings } from '#catalog/kept-readings.ts';
import { bySeverity, formatProblem } from '#catalog/problem.ts';
import { readAllowedDigits } from '#catalog/word-lists.ts';
import { readBuildSettings } from '#compose/build-settings.ts';
import { pageCountLine } from '#compose/page-counts.ts';
import { clockDay, today } from '#compose/today.ts';
import { siteProblems } from '#rules/site-problems.ts';
import { readOptions, runTool, siteFolder } from './run-tool.ts';

await runTool(() => {
  const started = performance.now();
  // The rules read the same files several times.
  process.env[keepReadings] = '1';
  const { strict } = readOptions({ strict: { type: 'boolean' } });
  const root = siteFolder();
  const { stopping, told } = bySeverity(
    siteProblems(root, today(), clockDay(), readBuildSettings(process.env)),
    strict ? ['error', 'review'] : ['error'],
  );
  // What has to be mended stands last, where whoever waited for the end is looking.
  for (const problem of told) console.warn(`Not urgent: ${formatProblem(problem)}\n`);
  for (const problem of stopping) console.error(`${formatProblem(problem)}\n`);
  const rules = Object.keys(allChecks).length;
  console.log(
    stopping.length === 0
      ? `Content: ${rules} rules, no problems.`
      : `${stopping.length} problem(s) to mend.`,
  );
  if (stopping.length === 0) {
    console.log(`Digits allowed: ${readAllowedDigits(root).join(', ')}.`);
    console.log(pageCountLine(loadCatalog(root, today()), performance.now() - started));
  }
  process.exitCode = stopping.length === 0 ? 0 : 1;
});
