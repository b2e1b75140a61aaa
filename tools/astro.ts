/** Astro's own command line, `dev` or `build`, with the settings that belong to it on every operating system. */
const [, , command] = process.argv;
process.env.ASTRO_TELEMETRY_DISABLED = '1';
if (command === 'dev') process.env.STYLEGUIDE ??= '1';

await import(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')).href);
