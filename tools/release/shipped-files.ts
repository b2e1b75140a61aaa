/** What a server needs of the project besides the build: its code, the tools that operators run there, what is installed from `deploy`. */
export const shippedEntries = [
  'LICENSE',
  'package.json',
  'package-lock.json',
  'src',
  'tools/run-tool.ts',
  'tools/clicks.ts',
  'tools/clicks',
  'tools/edge.ts',
  'tools/edge',
  'deploy',
] as const;

const tests = /\.test\.tsx?$/;

/** Whether a file of the project goes along. */
export function isShipped(path: string): boolean {
  return !tests.test(path);
}

/** What nobody reads on a server: headers of C for those who compile, types, maps of sources, pages of manuals. */
const unread = [
  /^node-[^/]+\/(?:include|share)\//,
  /^node-[^/]+\/CHANGELOG\.md$/,
  /\.d\.[cm]?ts$/,
  /\.(?:map|md|markdown)$/i,
];

/**
 * Whether a file of a package goes along. The links of programs do not, so that a release has files and folders only: there
 * is one program, Node, and it gets a place of its own.
 */
export function isShippedOfPackages(path: string): boolean {
  return !path.startsWith('.bin/') && !unread.some((pattern) => pattern.test(path));
}
