/** What a server needs of the project besides the build: its code, the tools that operators run there, and `deploy`. */
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

/** Of these, what runs on a server. The build holds all else of `apps/site` that renders pages. */
export const importing = [
  'dist/server/**/*.mjs',
  'apps/{dns,server}/**/*.ts',
  'apps/site/src/{compose,release}/**/*.ts',
  'packages/{cli,hosting}/**/*.ts',
];

/** What only tests and the build load: none of the packages that it imports is missed on a server. */
const notOnServers = /\.test\.tsx?$|^apps\/site\/src\/build\/astro-entry\.ts$/;

/** Whether a file of the project goes along. */
export function isShipped(path: string): boolean {
  return !notOnServers.test(path);
}

/** Whether nobody reads a file of a package on a server: types, maps of sources, pages of manuals. */
export function isUnread(name: string): boolean {
  return /\.d\.[cm]?ts$|\.(?:map|md|markdown)$/i.test(name);
}
