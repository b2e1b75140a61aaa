import { allChecks } from '#catalog/checks/all-checks.ts';
import { formatProblem } from '#catalog/problem.ts';
import { siteProblems } from '#compose/site-problems.ts';
import { today } from '#compose/today.ts';
import { runTool } from './day-argument.ts';

runTool(() => {
  const problems = siteProblems(process.cwd(), today());
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
  const rules = Object.keys(allChecks).length;
  console.log(
    problems.length === 0
      ? `Content: ${rules} rules, no problems.`
      : `${problems.length} problem(s) to mend.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
});
