import { spawnSync } from 'node:child_process';
import { fixtureDay, fixtureDist, fixtureRoot } from '#fixtures/fixture-site.ts';

/** Builds the fixture site beside the real one, on its own day; tests of the running site look at it. */
const env = { SITE_DIR: fixtureRoot, OUT_DIR: fixtureDist, AS_OF: fixtureDay };

const { status } = spawnSync(process.execPath, ['tools/astro.ts', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, ...env },
});
process.exitCode = status ?? 1;
