import { allChecks, runAllChecks } from '#catalog/checks/all-checks.ts';
import { formatProblem } from '#catalog/problem.ts';
import { today } from './today.ts';

const problems = runAllChecks(process.cwd(), today());
for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
const rules = Object.keys(allChecks).length;
console.log(
  problems.length === 0 ? `Content: ${rules} rules, no problems.` : `${problems.length} problem(s) to mend.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
