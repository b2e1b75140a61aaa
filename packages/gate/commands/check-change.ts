import { spawnSync } from 'node:child_process';
import { setWorkflowOutput } from '@vpn-site/cli/report-arguments.ts';
import { readOptions, runTool, siteFolder } from '@vpn-site/cli/run-tool.ts';
import { subjectProblem } from '@vpn-site/content/commit-subject.ts';
import { formatProblem } from '@vpn-site/content/problem.ts';
import { reportChecks } from '#check/checks.ts';
import { planChange } from '#check-change/change-plan.ts';
import { changeSteps, renderedDocuments } from '#check-change/change-steps.ts';
import { changedFactProblems } from '#check-change/changed-facts.ts';
import { changedFiles, newCommitSubjects } from '#check-change/changed-files.ts';
import { factsDayEnvironment } from '#on-facts-day/facts-day-environment.ts';

/**
 * npm run check:change [-- --against origin/main]: runs only the checks that must pass before this change is merged. For
 * texts and facts this takes a minute or two; for code it is the gate of its packages. With --words-only, it does not run
 * the gate; the output "code" tells whether the gate is needed.
 */
await runTool(async () => {
  const { against = 'main', 'words-only': isWordsOnly } = readOptions({
    against: { type: 'string' },
    'words-only': { type: 'boolean' },
  });
  const paths = changedFiles(process.cwd(), against);
  const plan = planChange(paths);
  const steps = changeSteps(plan);
  console.log(
    `Changed since ${against}: ${plan.parts.join(', ') || 'nothing'}${steps ? '' : `. That needs ${partOfGate(plan.packages)}`}.`,
  );
  setWorkflowOutput('code', !steps);
  const subjectProblems = newCommitSubjects(process.cwd(), against).flatMap((subject) => {
    const problem = subjectProblem(subject);
    return problem === undefined ? [] : [`The commit subject "${subject}" ${problem}.`];
  });
  if (subjectProblems.length > 0) {
    for (const problem of subjectProblems) console.error(problem);
    console.error('→ git rebase -i with "reword" changes a subject. CONTRIBUTING.md has examples.');
    process.exitCode = 1;
    return;
  }
  const factProblems = changedFactProblems(process.cwd(), against, paths);
  if (factProblems.length > 0) {
    for (const problem of factProblems) console.error(`${formatProblem(problem)}\n`);
    process.exitCode = 1;
    return;
  }
  if (steps) {
    const env = { ...factsDayEnvironment(siteFolder(), process.env), ...renderedDocuments(plan) };
    await reportChecks(steps, env);
  } else if (!isWordsOnly) {
    // npm is a .cmd file on Windows, which only its shell starts.
    const shell = process.platform === 'win32';
    const { packages = [undefined] } = plan;
    const only = packages.includes(undefined) ? [] : ['--', '--for', packages.join(',')];
    const { status } = spawnSync('npm', ['run', '--silent', 'gate', ...only], { stdio: 'inherit', shell });
    process.exitCode = status ?? 1;
  }
});

function partOfGate(packages: readonly (string | undefined)[] = [undefined]): string {
  return packages.includes(undefined) ? 'the whole gate' : `the gate of ${packages.join(', ')}`;
}
