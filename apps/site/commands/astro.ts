import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Astro's own command line, `dev` or `build`, with the settings that belong to it on every operating system. */
const [, , command] = process.argv;
process.argv.push('--root', join(import.meta.dirname, '..'));
process.env.ASTRO_TELEMETRY_DISABLED = '1';
if (command === 'dev') process.env.STYLEGUIDE ??= '1';
// No build has what is not published, whatever the environment says.
process.env.DRAFTS = command === 'dev' ? (process.env.DRAFTS ?? '1') : '0';
// The code of a release has other names in each build, so what packages/cli/src/npm-script.mjs keeps of it would only grow. Another command
// may be writing there, so one try may not be enough.
if (command === 'build') rmSync('.cache/compiled', { recursive: true, force: true, maxRetries: 10 });

await import(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')).href);
