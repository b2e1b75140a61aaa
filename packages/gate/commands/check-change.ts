import { spawnSync } from 'node:child_process';
import { tellWorkflow } from '@vpn-site/cli/report-arguments.ts';
import { readOptions, runTool, siteFolder } from '@vpn-site/cli/run-tool.ts';
import { reportChecks } from '#check/checks.ts';
import { planChange } from '#check-change/change-plan.ts';
import { changeSteps, drawnDocuments } from '#check-change/change-steps.ts';
import { changedFiles } from '#check-change/changed-files.ts';
import { factsDayEnvironment } from '#on-facts-day/facts-day-environment.ts';

/**
 * npm run check:change [-- --against origin/main]: what has to hold before this change is merged, and no more: words and facts
 * take a minute or two, code the gate of the packages it lies in. With --words-only the gate is left to whoever asked, who is told by the output
 * "code".
 */
await runTool(async () => {
  const { against = 'main', 'words-only': isWordsOnly } = readOptions({
    against: { type: 'string' },
    'words-only': { type: 'boolean' },
  });
  const plan = planChange(changedFiles(process.cwd(), against));
  const steps = changeSteps(plan);
  console.log(
    `Changed since ${against}: ${plan.parts.join(', ') || 'nothing'}${steps ? '' : `. That needs ${partOfGate(plan.packages)}`}.`,
  );
  tellWorkflow('code', !steps);
  if (steps) {
    const env = { ...factsDayEnvironment(siteFolder(), process.env), ...drawnDocuments(plan) };
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
