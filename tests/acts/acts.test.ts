import { execFile } from 'node:child_process';
import { factsDayEnvironment } from '@vpn-site/gate/on-facts-day/facts-day-environment.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { describe, expect, test } from 'vitest';
import { type EditorialAct, editorialActs } from './editorial-acts.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

/** All scenarios run, and everything is judged, on the day of the newest fact. */
const environment = factsDayEnvironment('.', process.env);
const day = environment.AS_OF ?? '';

/**
 * Unit tests cannot read the editors' content (packages/fixture/src/no-live-content.ts), so no scenario can change their
 * result, and the gate runs them once. ACTS=whole runs them anyway.
 */
const projects = process.env.ACTS === 'whole' ? ['unit', 'content', 'calendar'] : ['content'];

/** The properties of the method are tested at length on the site as it is; after a scenario a few random changes are enough. */
const few = { METHOD_RUNS: '20' };

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
        env: { ...environment, ...few, SITE_DIR: site.folder, VITEST: '', NO_COLOR: '1', ...env },
        maxBuffer: 2 ** 24,
      },
      (error, stdout, stderr) => done({ isFine: error === null, output: stdout + stderr }),
    );
  });
}

/**
 * Checks like a build, not like the gate: a scenario may outdate a text about a leader or a difference. Then the gate asks
 * the editor for a new text, but the site can still be built.
 */
const check = (site: SiteCopy, env: Environment = {}) =>
  run(['apps/site/commands/check-content.ts'], site, env);

const runTests = (site: SiteCopy, env: Environment) =>
  run(
    ['node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap((project) => ['--project', project])],
    site,
    env,
  );

const hasBlanks = ({ leavesToWrite }: EditorialAct) => leavesToWrite !== undefined;

/** Splits scenarios into series of this length, which run one after another as in real use. */
function inSeries(acts: readonly EditorialAct[], length: number) {
  return Array.from({ length: Math.ceil(acts.length / length) }, (_, number) =>
    acts.slice(number * length, (number + 1) * length),
  ).map((some) => ({ acts: some, names: some.map(({ name }) => name).join(', then ') }));
}

/** The check and the tests take longer than the scenarios, so only the nightly run checks after fewer of them. */
describe('acts that leave something to write', () => {
  const unfinished = editorialActs.filter(hasBlanks);
  test.each(inSeries(unfinished, isNightly ? 1 : unfinished.length))(
    '$names: the check says what',
    { concurrent: true },
    async ({ acts }) => {
      const site = copySite('.');
      for (const act of acts) act.perform(site, day);
      const { isFine, output } = await check(site);
      expect(isFine).toBe(false);
      for (const { leavesToWrite } of acts) expect(output).toMatch(leavesToWrite ?? /never/);
      site.discard();
    },
  );
});

const finished = editorialActs.filter((act) => !hasBlanks(act));

/**
 * Runs scenarios one after another on a copy and checks the result: by default at the end, in the nightly run also after
 * each, with the tests.
 */
async function perform(acts: readonly EditorialAct[]): Promise<void> {
  const site = copySite('.');
  let env: Environment = {};
  for (const act of acts) {
    act.perform(site, day);
    env = { ...env, ...act.env };
    if (!isNightly && act !== acts.at(-1)) continue;
    const { isFine, output } = await check(site, env);
    expect(isFine, `${act.name}: ${output}`).toBe(true);
  }
  if (isNightly) {
    const tests = await runTests(site, env);
    expect(tests.isFine, tests.output).toBe(true);
  }
  site.discard();
}

describe('what editors and owners do breaks no build and no test', () => {
  test.each(inSeries(finished, isNightly ? 3 : 8))('$names', { concurrent: true }, ({ acts }) =>
    perform(acts),
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
      ].map(actNamed),
    ),
  );
});

function actNamed(name: string): EditorialAct {
  const act = editorialActs.find((one) => one.name === name);
  if (!act) throw new Error(`no act is called "${name}"`);
  return act;
}
