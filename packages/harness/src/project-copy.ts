import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { linkPackages } from './link-packages.ts';
import { siteRoot } from './tested-site.ts';

/** Entries that tests may change. They are copied; the rest is linked. */
const copied = ['apps', 'packages', 'package.json', 'tsconfig.json'];
/** Folders that editors write. A copy has those of the tested site. */
const contentFolders = ['content', 'facts', 'messages'];

/** Pictures and compressed files of an earlier build. A copy needs mostly the same ones and does not make them again. */
const caches = ['.cache/pictures', '.cache/compressed'];

/** Folders that no test changes but to which the checked pages refer. */
const linked = ['tests', 'deploy'];

export interface ProjectCopy {
  readonly folder: string;
  remove(): void;
}

/** Copies this project to a separate folder, so that a test can write into it. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const entry of copied) cpSync(entry, join(folder, entry), { recursive: true, filter: isSource });
  for (const entry of contentFolders) cpSync(join(siteRoot, entry), join(folder, entry), { recursive: true });
  for (const cache of caches.filter((entry) => existsSync(entry))) {
    cpSync(cache, join(folder, cache), { recursive: true });
  }
  for (const entry of linked) symlinkSync(resolve(entry), join(folder, entry));
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Whether a path is source code. Astro and Vite store generated files in the same folders. */
function isSource(path: string): boolean {
  return !/\/(?:\.astro|node_modules)$/.test(path);
}

/**
 * Runs `npm run build` in a copy. The environment is that of production, not of the test runner. Only pages that cannot be
 * rendered on request are written as files, because hundreds of others would take minutes. A test that needs some of these
 * sets the number.
 */
export function buildCopy({ folder }: ProjectCopy, env: NodeJS.ProcessEnv = {}): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['node_modules/.bin/astro', 'build', '--root', 'apps/site'], {
    cwd: folder,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      VITEST: '',
      PRERENDER_LIMIT: '0',
      SITE_DIR: '.',
      OUT_DIR: 'dist',
      ...env,
    },
    encoding: 'utf8',
  });
}

/** Builds a copy, copies its build to `place` and removes the copy. */
export function buildInto(place: string, copy: ProjectCopy, env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = buildCopy(copy, env);
  if (status !== 0) throw new Error(stdout + stderr);
  cpSync(join(copy.folder, 'dist'), place, { recursive: true });
  copy.remove();
}
