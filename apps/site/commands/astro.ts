import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Runs Astro's command line (`dev` or `build`) with our environment settings, on every operating system. */
const [, , command] = process.argv;
process.argv.push('--root', join(import.meta.dirname, '..'));
process.env.ASTRO_TELEMETRY_DISABLED = '1';
if (command === 'dev') process.env.STYLEGUIDE ??= '1';
// Builds never include drafts, even if the environment sets DRAFTS.
process.env.DRAFTS = command === 'dev' ? (process.env.DRAFTS ?? '1') : '0';
// The release code gets new names in each build, so the compile cache of packages/cli/src/npm-script.mjs would only grow.
// Another command may be writing there, so retry.
if (command === 'build') rmSync('.cache/compiled', { recursive: true, force: true, maxRetries: 10 });

await import(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')).href);
