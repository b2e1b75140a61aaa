import { spawnSync } from 'node:child_process';
import { writeFixtureMessages } from '#fixtures/fixture-messages.ts';
import { fixtureDay, fixtureDist, fixtureRoot } from '#fixtures/fixture-site.ts';

/** Builds the fixture site beside the real one, on its own day; tests of the running site look at it. */
const env = { SITE_DIR: fixtureRoot, OUT_DIR: fixtureDist, AS_OF: fixtureDay };

writeFixtureMessages('.', fixtureRoot);
const { status } = spawnSync(process.execPath, ['tools/astro.ts', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, ...env },
});
process.exitCode = status ?? 1;
