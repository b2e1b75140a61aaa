import { execFile } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { factsDayEnvironment } from '../../tools/on-facts-day/facts-day-environment.ts';
import { type EditorialAct, editorialActs } from './editorial-acts.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

/** All acts happen, and all is judged, on the day of the newest fact. */
const environment = factsDayEnvironment('.', process.env);
const day = environment.AS_OF ?? '';

/**
 * Unit tests cannot read what editors write (tests/fixtures/no-live-content.ts), so no act can change their result, and
 * the gate runs them once. ACTS=whole runs them after every act all the same.
 */
const projects = process.env.ACTS === 'whole' ? ['unit', 'content', 'calendar'] : ['content'];

/** The properties of the method are tried at length on the site as it is; after an act a few changes tell enough. */
const few = { METHOD_RUNS: '20' };

interface Outcome {
  readonly isFine: boolean;
  readonly output: string;
}

function run(args: readonly string[], site: SiteCopy, { env }: EditorialAct): Promise<Outcome> {
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
 * As a build asks it, not as the gate does: an act may overtake words about a leader or a difference, and then the gate
 * asks the editor for new ones, while the site goes on being built.
 */
const check = (site: SiteCopy, act: EditorialAct) => run(['tools/check-content.ts'], site, act);

const runTests = (site: SiteCopy, act: EditorialAct) =>
  run(
    ['node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap((project) => ['--project', project])],
    site,
    act,
  );

describe('what editors and owners do breaks no test', () => {
  test.each(editorialActs)('$name', { concurrent: true }, async (act) => {
    const site = copySite('.');
    act.perform(site, day);
    const { isFine, output } = await check(site, act);
    if (act.leavesToWrite) {
      // The site cannot be built yet; the check alone says what the editor must still write.
      expect(isFine).toBe(false);
      expect(output).toMatch(act.leavesToWrite);
    } else {
      expect(isFine, output).toBe(true);
      const tests = await runTests(site, act);
      expect(tests.isFine, tests.output).toBe(true);
    }
    site.discard();
  });
});
