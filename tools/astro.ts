/** Astro's own command line, `dev` or `build`, with the settings that belong to it on every operating system. */
const [, , command] = process.argv;
process.env.ASTRO_TELEMETRY_DISABLED = '1';
if (command === 'dev') process.env.STYLEGUIDE ??= '1';
// No build has what is not published, whatever the environment says.
process.env.DRAFTS = command === 'dev' ? (process.env.DRAFTS ?? '1') : '0';

await import(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')).href);
