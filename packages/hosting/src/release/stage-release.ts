import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pinnedNpm } from '../pinned-npm.ts';
import { importedPackages, type LockedPackages, neededPackages } from './needed-packages.ts';
import { isShipped, isUnusedOnServers, runtimeSources, shippedEntries } from './shipped-files.ts';

export interface ReleaseStage {
  readonly project: string;
  readonly dist: string;
  /** An empty folder that becomes the release. */
  readonly to: string;
  /** Installs the production packages into `node_modules` of a folder that has the lockfile. */
  readonly install?: (folder: string) => void;
}

/** Assembles everything that a server needs, as files and folders. Nothing in it needs another machine or the network. */
export function stageRelease({ project, dist, to, install = installProduction }: ReleaseStage): void {
  for (const entry of shippedEntries) {
    cpSync(join(project, entry), join(to, entry), {
      recursive: true,
      filter: (path) => isShipped(relative(project, path)),
    });
  }
  cpSync(dist, join(to, 'dist'), { recursive: true });
  cpSync(join(project, '.npmrc'), join(to, '.npmrc'));
  // npm requires every workspace that the lockfile names.
  const unshipped = workspaces(project).filter((workspace) => !existsSync(join(to, workspace)));
  for (const workspace of unshipped) {
    cpSync(join(project, workspace, 'package.json'), join(to, workspace, 'package.json'));
  }
  install(to);
  for (const entry of ['.npmrc', ...unshipped]) rmSync(join(to, entry), { recursive: true });
  placeNode(join(to, 'node_modules'));
  pruneUnusedFiles(to);
}

/** Installs packages afresh. Those of the build are not copied, because a plugin may have written into them. */
function installProduction(folder: string): void {
  execFileSync(process.execPath, [pinnedNpm, 'ci', '--omit=dev', '--prefer-offline', '--no-progress'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function workspaces(project: string): string[] {
  return globSync('{apps,packages}/*/package.json', { cwd: project }).map((file) => dirname(file));
}

/**
 * Moves the Node binary to the path at which npm would have linked it. All other links are removed, because a release has
 * no symbolic links. deploy/bin/vpn-site-unpack links the workspaces again.
 */
function placeNode(packages: string): void {
  rmSync(join(packages, '@vpn-site'), { recursive: true, force: true });
  const target = join(packages, '.bin/node');
  rmSync(dirname(target), { recursive: true, force: true });
  const [node] = globSync('node-*/bin/node', { cwd: packages });
  if (node === undefined) return;
  mkdirSync(dirname(target));
  renameSync(join(packages, node), target);
  chmodSync(target, 0o755);
}

/** Returns the paths of the packages that the build and the server of a release import, with all their dependencies. */
export function runningPackages(folder: string): ReadonlySet<string> {
  const imported = globSync(runtimeSources, { cwd: folder }).flatMap((file) =>
    importedPackages(readFileSync(join(folder, file), 'utf8')),
  );
  return neededPackages(lockedPackages(folder), imported);
}

/** Removes packages that nothing imports at runtime, and package files that a server never reads. */
function pruneUnusedFiles(folder: string): void {
  const needed = runningPackages(folder);
  for (const target of Object.keys(lockedPackages(folder))) {
    if (target.startsWith('node_modules/') && !needed.has(target))
      rmSync(join(folder, target), { recursive: true, force: true });
  }
  const packages = join(folder, 'node_modules');
  for (const file of readdirSync(packages, { recursive: true, withFileTypes: true })) {
    if (file.isFile() && isUnusedOnServers(file.name)) rmSync(join(file.parentPath, file.name));
  }
}

function lockedPackages(folder: string): LockedPackages {
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  return (JSON.parse(lockfile) as { packages: LockedPackages }).packages;
}
