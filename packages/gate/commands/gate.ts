import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readOptions, siteFolder } from '@vpn-site/cli/run-tool.ts';
import { projectPath } from '@vpn-site/content/project-path.ts';
import { checks, formatResult, runChecks, strict } from '#check/checks.ts';
import { scopeOf } from '#check-change/gate-scope.ts';
import { factsDayEnvironment } from '#on-facts-day/facts-day-environment.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The report of a vitest run, in which its tests are counted. */
  readonly report?: string;
}

/** Steps that run one after another. */
type Lane = readonly Step[];

/** Creates one run for several projects, so that no core is idle between the last file of one and the first of the next. */
const vitest = (projects: readonly string[], ...options: readonly string[]): Step => {
  const report = `.reports/${projects.join('-')}.json`;
  const asked = projects.flatMap((project) => ['--project', project]);
  return {
    name: `tests: ${projects.join(', ')}`,
    command: [
      'vitest',
      'run',
      ...asked,
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
  };
};

/**
 * The number of workers for test files with a browser and services. These often wait for a page, a database or a build: of
 * two workers both may wait, of three one is busy.
 */
const threeWorkers = '--maxWorkers=3';

/**
 * npm run gate [-- --nightly] [-- --for packages/upkeep,apps/site]: runs all checks and tests that must pass before a
 * change is merged, or those that a change in these packages can break. With --nightly it also runs tests that take long or
 * load the machine: docs/decisions/0051-nightly-tests.md.
 */
const { nightly: isNightly = false, for: packages } = readOptions({
  nightly: { type: 'boolean' },
  for: { type: 'string' },
});
const scope = scopeOf(packages?.split(',') ?? [undefined]);

/** The projects that run together with the unit tests. upkeep has its own lane. */
const besideUnits = scope.projects.filter((project) => project !== 'upkeep');
const withoutBuild: Lane =
  scope.units === undefined
    ? [vitest(['unit', ...besideUnits])]
    : [vitest(['unit'], ...scope.units), ...(besideUnits.length > 0 ? [vitest(besideUnits)] : [])];

const builds: Readonly<Record<string, Step>> = {
  real: { name: 'build', command: ['npm', 'run', 'build'] },
  fixture: { name: 'build of the fixture site', command: ['npm', 'run', 'site', '--', 'build-fixture'] },
};

/**
 * All tests and builds besides the checks. The lanes of a round run in parallel: upkeep mostly waits for pages and
 * repositories, and a build for one core.
 */
const rounds: readonly (readonly Lane[])[] = [
  [
    [
      ...(packages === undefined
        ? [{ name: 'packages', command: ['node', 'packages/gate/commands/lockfile.ts'] }]
        : []),
      ...withoutBuild,
    ],
    scope.projects.includes('upkeep') ? [vitest(['upkeep'])] : [],
    scope.builds.flatMap((site) => builds[site] ?? []),
  ],
  [
    [
      ...(scope.live ? [vitest(['live'], threeWorkers)] : []),
      ...(scope.services?.length === 0 ? [] : [vitest(['e2e'], threeWorkers, ...(scope.services ?? []))]),
      ...(isNightly ? [vitest(['timed'])] : []),
    ],
  ],
  // Runs last, because all tests together prove the clauses of the specification.
  packages === undefined
    ? [[{ name: 'conformance', command: ['node', 'packages/gate/commands/conformance.ts'] }]]
    : [],
];

rmSync('.reports', { recursive: true, force: true });
mkdirSync('.reports');
let passed = 0;
const failures: string[] = [];
const started = Date.now();
/**
 * The environment of the builds. The passing of time alone never fails the gate: .github/workflows/horizon.yml reports what
 * becomes outdated. The build is only tested, so it need not be as small as in a release.
 */
const env: NodeJS.ProcessEnv = {
  ...factsDayEnvironment(siteFolder(), process.env),
  COMPRESSION: 'quick',
  ...(isNightly ? { NIGHTLY: '1' } : {}),
};
console.log(`Facts are judged on ${env.AS_OF}.`);

console.log('\n=== checks');
const results = await runChecks(checks.map(strict), (result) => console.log(formatResult(result)), env);
passed += results.filter((result) => result.passed).length;
failures.push(...results.filter((result) => !result.passed).map(({ name }) => name));
console.log(`--- checks: ${seconds(started)} s`);

for (const round of rounds) {
  const lanes = round.filter((lane) => lane.length > 0);
  await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
}

console.log(`\nThe gate took ${seconds(started)} s.`);
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function runLane(steps: Lane, isAlone: boolean): Promise<void> {
  for (const step of steps) await runStep(step, isAlone);
}

async function runStep({ name, command, report }: Step, isAlone: boolean): Promise<void> {
  const stepStarted = Date.now();
  if (isAlone) console.log(`\n=== ${name}`);
  const { code, output } = await runProgram(command, isAlone);
  if (!isAlone) console.log(`\n=== ${name}\n${output}`);
  console.log(`--- ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(stepStarted)} s`);
  const tests = report ? readReport(report) : undefined;
  passed += tests?.passed ?? (code === 0 ? 1 : 0);
  failures.push(...(tests?.failures ?? []).map((failure) => `${name}: ${failure}`));
  if (code !== 0 && !tests?.failures.length) failures.push(name);
}

/** Runs a program. Prints its output at once or, if other programs run at the same time, returns it at the end. */
function runProgram(
  [program = '', ...args]: readonly string[],
  prints: boolean,
): Promise<{ code: number | null; output: string }> {
  // On Windows the programs of packages are .cmd files, which only a shell can start.
  const child = spawn(program, args, {
    stdio: prints ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env,
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ code: 1, output: output + message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

function seconds(since: number): number {
  return Math.round((Date.now() - since) / 1000);
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/**
 * Returns the number of passed tests, and one line for each failed one, because people read the end of a long log first.
 * Undefined for a run that crashed before it had written its report.
 */
function readReport(path: string): { passed: number; failures: readonly string[] } | undefined {
  let report: VitestReport;
  try {
    report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
  const named = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = projectPath(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file whose setup failed has no failed test.
    if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`,
    );
  });
  return { passed: report.numPassedTests, failures: named };
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.slice(0, 300) ?? '';
}
