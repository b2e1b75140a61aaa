import { execFile } from 'node:child_process';
import { factsDayEnvironment } from '@vpn-site/gate/on-facts-day/facts-day-environment.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { describe, expect, test } from 'vitest';
import { type EditorialScenario, editorialScenarios } from './editorial-scenarios.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

/** The environment of all scenarios: the day is that of the newest fact. */
const environment = factsDayEnvironment('.', process.env);
const day = environment.AS_OF ?? '';

/**
 * The test projects that run after scenarios. Unit tests cannot read the editors' content
 * (packages/fixture/src/no-live-content.ts), so no scenario can change their result, and the gate runs them once.
 * ACTS=whole runs them anyway.
 */
const projects = process.env.ACTS === 'whole' ? ['unit', 'content', 'calendar'] : ['content'];

/**
 * The environment with fewer runs. The properties of the method are tested at length on the unchanged site; after a
 * scenario, a few random changes are enough.
 */
const fewRuns = { METHOD_RUNS: '20' };

interface Outcome {
  readonly isFine: boolean;
  readonly output: string;
}

type Environment = Readonly<Record<string, string>>;

function run(args: readonly string[], site: SiteCopy, env: Environment): Promise<Outcome> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [...args],
      {
        env: { ...environment, ...fewRuns, SITE_DIR: site.folder, VITEST: '', NO_COLOR: '1', ...env },
        maxBuffer: 2 ** 24,
      },
      (error, stdout, stderr) => done({ isFine: error === null, output: stdout + stderr }),
    );
  });
}

/**
 * Checks like a build, not like the gate. A scenario may make a text about a leader or a difference outdated. The gate then
 * asks the editor for a new text, but the site can still be built.
 */
const check = (site: SiteCopy, env: Environment = {}) =>
  run(['apps/site/commands/check-content.ts'], site, env);

const runTests = (site: SiteCopy, env: Environment) =>
  run(
    ['node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap((project) => ['--project', project])],
    site,
    env,
  );

const hasBlanks = ({ expectedProblem: leavesToWrite }: EditorialScenario) => leavesToWrite !== undefined;

/** Splits scenarios into series of this length. The scenarios of a series run one after another, as in real use. */
function inSeries(scenarios: readonly EditorialScenario[], length: number) {
  return Array.from({ length: Math.ceil(scenarios.length / length) }, (_, number) =>
    scenarios.slice(number * length, (number + 1) * length),
  ).map((some) => ({ acts: some, names: some.map(({ name }) => name).join(', then ') }));
}

/**
 * Tests scenarios after which an editor must write something. The check and the tests take longer than the scenarios, so
 * only the nightly run checks after each scenario.
 */
describe('acts that leave something to write', () => {
  const unfinished = editorialScenarios.filter(hasBlanks);
  test.each(inSeries(unfinished, isNightly ? 1 : unfinished.length))(
    '$names: the check says what',
    { concurrent: true },
    async ({ acts: scenarios }) => {
      const site = copySite('.');
      for (const scenario of scenarios) scenario.perform(site, day);
      const { isFine, output } = await check(site);
      expect(isFine).toBe(false);
      for (const { expectedProblem: leavesToWrite } of scenarios)
        expect(output).toMatch(leavesToWrite ?? /never/);
      site.discard();
    },
  );
});

const finished = editorialScenarios.filter((scenario) => !hasBlanks(scenario));

/**
 * Runs scenarios one after another on a copy and checks the result. By default it checks at the end; in the nightly run
 * also after each scenario, with the tests.
 */
async function perform(scenarios: readonly EditorialScenario[]): Promise<void> {
  const site = copySite('.');
  let env: Environment = {};
  for (const scenario of scenarios) {
    scenario.perform(site, day);
    env = { ...env, ...scenario.env };
    if (!isNightly && scenario !== scenarios.at(-1)) continue;
    const { isFine, output } = await check(site, env);
    expect(isFine, `${scenario.name}: ${output}`).toBe(true);
  }
  if (isNightly) {
    const tests = await runTests(site, env);
    expect(tests.isFine, tests.output).toBe(true);
  }
  site.discard();
}

describe('what editors and owners do breaks no build and no test', () => {
  test.each(inSeries(finished, isNightly ? 3 : 8))('$names', { concurrent: true }, ({ acts: scenarios }) =>
    perform(scenarios),
  );

  // The check reports texts that contradict settings and offers; the tests read them as readers would.
  test.runIf(isNightly)("an owner's first week", { concurrent: true }, () =>
    perform(
      [
        'make the site one’s own',
        'make an offer paid, with a code',
        'make an offer paid, with a code',
        'switch analytics on',
        'switch the count of page views on',
        'publish a piece of news',
        'close a provider with the tool',
        'change the year',
      ].map(scenarioNamed),
    ),
  );
});

function scenarioNamed(name: string): EditorialScenario {
  const scenario = editorialScenarios.find((one) => one.name === name);
  if (!scenario) throw new Error(`no act is called "${name}"`);
  return scenario;
}
