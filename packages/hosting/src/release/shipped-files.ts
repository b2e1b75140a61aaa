/**
 * Files of the project that a server needs besides the build: its code, the tools that operators run on it, and `deploy`.
 */
export const shippedEntries = [
  'LICENSE',
  'package.json',
  'package-lock.json',
  'apps/dns',
  'apps/server',
  'apps/site',
  'packages/cli',
  'packages/content',
  'packages/core',
  'packages/hosting/package.json',
  'packages/hosting/commands/edge.ts',
  'packages/hosting/src/edge',
  'deploy',
] as const;

/** The shipped files that run on a server. All other code of `apps/site` that renders pages is in the build. */
export const runtimeSources = [
  'dist/server/**/*.mjs',
  'apps/{dns,server}/**/*.ts',
  'apps/site/src/{compose,release}/**/*.ts',
  'packages/{cli,hosting}/**/*.ts',
];

/** Matches files that only tests and the build load. A server does not need the packages that they import. */
const notOnServers = /\.test\.tsx?$|^apps\/site\/src\/build\/astro-entry\.ts$/;

export function isShipped(path: string): boolean {
  return !notOnServers.test(path);
}

/** Whether a file of a package is never read on a server: types, source maps, documentation. */
export function isUnusedOnServers(name: string): boolean {
  return /\.d\.[cm]?ts$|\.(?:map|md|markdown)$/i.test(name);
}
