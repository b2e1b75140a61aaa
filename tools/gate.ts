import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { checks, formatResult, runChecks, strict } from './check/checks.ts';
import { factsDayEnvironment } from './on-facts-day/facts-day-environment.ts';
import { siteFolder } from './run-tool.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** A vitest project: its tests are counted one by one from this report. */
  readonly report?: string;
}

const vitest = (project: string): Step => ({
  name: `tests: ${project}`,
  command: ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json'].concat(
    `--outputFile.json=.reports/${project}.json`,
  ),
  report: `.reports/${project}.json`,
});

/** Everything that must hold before a change lands and that the checks do not look at; the machine is left to one step at a time. */
const steps: readonly Step[] = [
  { name: 'packages', command: ['node', 'tools/lockfile.ts'] },
  vitest('unit'),
  vitest('content'),
  vitest('calendar'),
  vitest('acts'),
  vitest('upkeep'),
  { name: 'build', command: ['npm', 'run', 'build'] },
  vitest('live'),
  { name: 'build of the fixture site', command: ['npm', 'run', 'build:fixture'] },
  vitest('e2e'),
  vitest('timed'),
  { name: 'conformance', command: ['node', 'tools/conformance.ts'] },
];

rmSync('.reports', { recursive: true, force: true });
mkdirSync('.reports');
let passed = 0;
const failures: string[] = [];
const started = Date.now();
/** The calendar alone never turns the gate red: what grows old is told by .github/workflows/horizon.yml. */
const env = factsDayEnvironment(siteFolder(), process.env);
console.log(`Facts are judged on ${env.AS_OF}.`);

console.log('\n=== checks');
const results = await runChecks(checks.map(strict), (result) => console.log(formatResult(result)), env);
passed += results.filter((result) => result.passed).length;
failures.push(...results.filter((result) => !result.passed).map(({ name }) => name));

for (const { name, command, report } of steps) {
  const [program = '', ...args] = command;
  console.log(`\n=== ${name}`);
  const stepStarted = Date.now();
  // On Windows packages bring their programs as .cmd files, which only its shell starts.
  const { status } = spawnSync(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  console.log(`--- ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds(stepStarted)} s`);
  const counts = report ? readCounts(report) : undefined;
  passed += counts?.passed ?? (status === 0 ? 1 : 0);
  const failed = Math.max(counts?.failed ?? 0, status === 0 ? 0 : 1);
  for (let count = 0; count < failed; count += 1) failures.push(name);
}

console.log(
  `\nThe gate took ${seconds(started)} s.${failures.length > 0 ? ` Failed: ${[...new Set(failures)].join(', ')}.` : ''}`,
);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

function seconds(since: number): number {
  return Math.round((Date.now() - since) / 1000);
}

/** A run that died before its report counts as one failure. */
function readCounts(file: string): { passed: number; failed: number } | undefined {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return undefined;
  }
}
