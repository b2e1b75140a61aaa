import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pinnedNpm } from '../pinned-npm.ts';
import { isShipped, isShippedOfPackages, shippedEntries } from './shipped-files.ts';

export interface Stage {
  readonly project: string;
  readonly dist: string;
  /** An empty folder, which becomes the release. */
  readonly to: string;
  /** Puts the packages of production into `node_modules` of a folder that has the lockfile. */
  readonly install?: (folder: string) => void;
}

/** Puts together all that a server needs: files and folders only, nothing that needs another machine or the network. */
export function stageRelease({ project, dist, to, install = installProduction }: Stage): void {
  for (const entry of shippedEntries) {
    cpSync(join(project, entry), join(to, entry), {
      recursive: true,
      filter: (path) => isShipped(relative(project, path)),
    });
  }
  cpSync(join(project, '.npmrc'), join(to, '.npmrc'));
  install(to);
  rmSync(join(to, '.npmrc'));
  cpSync(dist, join(to, 'dist'), { recursive: true });
  keepWhatServersRead(join(to, 'node_modules'));
}

/** Not those of the build: a plugin may have written into them. */
function installProduction(folder: string): void {
  execFileSync(process.execPath, [pinnedNpm, 'ci', '--omit=dev', '--prefer-offline', '--no-progress'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function keepWhatServersRead(packages: string): void {
  const all = globSync('**', { cwd: packages, withFileTypes: true }).map((entry) => ({
    path: join(entry.parentPath, entry.name),
    isFolder: entry.isDirectory(),
  }));
  const name = (path: string) => relative(packages, path);
  const node = all.find(({ path }) => /^node-[^/]+\/bin\/node$/.test(name(path)))?.path;
  rmSync(join(packages, '.bin'), { recursive: true, force: true });
  for (const { path, isFolder } of all) {
    if (!isFolder && !isShippedOfPackages(name(path))) rmSync(path, { force: true });
  }
  if (node !== undefined) moveProgram(node, join(packages, '.bin/node'));
}

function moveProgram(from: string, to: string): void {
  mkdirSync(dirname(to));
  cpSync(from, to);
  chmodSync(to, 0o755);
  rmSync(from);
  rmdirSync(dirname(from));
}
