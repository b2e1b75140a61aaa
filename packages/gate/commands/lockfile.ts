import { globSync, readFileSync } from 'node:fs';
import { installationProblem } from '#lockfile/installation-problem.ts';
import { platforms } from '#lockfile/platform-problems.ts';
import { type Manifest, type Supply, versionProblems, wholeManifest } from '#lockfile/supply.ts';
import { supplyProblems } from '#lockfile/supply-problems.ts';

/**
 * Checks the packages that we install: they are pinned, have no install scripts and licenses that let us pass them on, are
 * new enough, are explained, and can be installed on every supported kind of machine. For the packages of
 * `npm run site -- test static`, only the last is checked.
 */
const read = (file: string) => readFileSync(file, 'utf8');
const lockfile = JSON.parse(read('package-lock.json')) as Pick<Supply, 'packages'>;
// Our own packages are linked, not installed.
const packages = Object.fromEntries(
  Object.entries(lockfile.packages).filter(
    ([path, { link }]) => path === '' || (/^node_modules\//.test(path) && !link),
  ),
);
const installing = ['.ci/install', '.ci/run', ...globSync('.github/workflows/*.yml')];
const root = JSON.parse(read('package.json')) as Supply['manifest'];
const workspaces = globSync('{apps,packages}/*/package.json').map(
  (file) => JSON.parse(read(file)) as Manifest,
);
const manifest = wholeManifest(root, workspaces);
const supply: Supply = {
  packages,
  manifest,
  npmrc: read('.npmrc'),
  nodeFloors: {
    '.nvmrc': read('.nvmrc'),
    'packages/cli/src/npm-script.mjs':
      /needed = (\d+)/.exec(read('packages/cli/src/npm-script.mjs'))?.[1] ?? 'nothing',
  },
  production: {
    'package.json, start': manifest.scripts.start ?? '',
    ...Object.fromEntries(globSync('deploy/systemd/*.service').map((file) => [file, read(file)])),
  },
  explained: read('docs/dependencies.md'),
  scripts: Object.fromEntries(installing.map((file) => [file, read(file)])),
};
const problems = [
  ...supplyProblems(supply),
  ...versionProblems([root, ...workspaces]),
  ...['.', 'packages/hosting/tests/static/runner'].flatMap((folder) =>
    platforms.flatMap((platform) => installationProblem(folder, platform) ?? []),
  ),
];

for (const problem of problems) console.error(problem);
console.log(`Lockfile: ${Object.keys(packages).length - 1} packages, ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
