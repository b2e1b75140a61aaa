import { loadCatalog } from '#catalog/catalog.ts';
import { allChecks } from '#catalog/checks/all-checks.ts';
import { readAllowedDigits } from '#catalog/digits-file.ts';
import { formatProblem } from '#catalog/problem.ts';
import { behindProblems } from '#catalog/translations/behind-problems.ts';
import { pageCountLine } from '#compose/page-counts.ts';
import { siteProblems } from '#compose/site-problems.ts';
import { today } from '#compose/today.ts';
import { runTool } from './run-tool.ts';

await runTool(() => {
  const started = performance.now();
  const root = process.cwd();
  const problems = siteProblems(root, today());
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
  for (const problem of behindProblems(root)) console.warn(`Not urgent: ${formatProblem(problem)}\n`);
  const rules = Object.keys(allChecks).length;
  console.log(
    problems.length === 0
      ? `Content: ${rules} rules, no problems.`
      : `${problems.length} problem(s) to mend.`,
  );
  if (problems.length === 0) {
    console.log(`Digits allowed: ${readAllowedDigits(root).join(', ')}.`);
    console.log(pageCountLine(loadCatalog(root, today()), performance.now() - started));
  }
  process.exitCode = problems.length === 0 ? 0 : 1;
});
