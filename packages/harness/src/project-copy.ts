import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { linkPackages } from './link-packages.ts';
import { siteRoot } from './tested-site.ts';

/** What tests may change is copied; what they do not change is linked. */
const copied = ['apps', 'packages', 'package.json', 'tsconfig.json'];
/** What editors write: a copy has that of the site that is tested. */
const written = ['content', 'facts', 'messages'];

/** What an earlier build drew and compressed: a copy has mostly the same files, and need not make them again. */
const kept = ['.cache/pictures', '.cache/compressed'];

/** Not changed by any test, but named by the pages that are checked. */
const linked = ['tests', 'deploy'];

export interface ProjectCopy {
  readonly folder: string;
  remove(): void;
}

/** This project in a folder of its own, so that a test can write into it. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const entry of copied) cpSync(entry, join(folder, entry), { recursive: true, filter: isWritten });
  for (const entry of written) cpSync(join(siteRoot, entry), join(folder, entry), { recursive: true });
  for (const cache of kept.filter((entry) => existsSync(entry))) {
    cpSync(cache, join(folder, cache), { recursive: true });
  }
  for (const entry of linked) symlinkSync(resolve(entry), join(folder, entry));
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Astro and Vite keep what they made beside the code. */
function isWritten(path: string): boolean {
  return !/\/(?:\.astro|node_modules)$/.test(path);
}

/**
 * `npm run build` in a copy; the environment is that of production, not of the test runner. Only pages that cannot wait
 * for a reader are written as files, because hundreds of others would take minutes: a test that needs some says how many.
 */
export function buildCopy({ folder }: ProjectCopy, env: NodeJS.ProcessEnv = {}): SpawnSyncReturns<string> {
  return build(folder, env);
}

/** Builds a copy whose build alone is wanted: it goes to `place`, and the copy away. */
export function buildInto(place: string, copy: ProjectCopy, env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = buildCopy(copy, env);
  if (status !== 0) throw new Error(stdout + stderr);
  cpSync(join(copy.folder, 'dist'), place, { recursive: true });
  copy.remove();
}

/** `npm run build` in the project itself: another site, to another place. */
export function buildHere(
  env: NodeJS.ProcessEnv & { readonly SITE_DIR: string; readonly OUT_DIR: string },
): SpawnSyncReturns<string> {
  return build('.', env);
}

function build(cwd: string, env: NodeJS.ProcessEnv): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['node_modules/.bin/astro', 'build', '--root', 'apps/site'], {
    cwd,
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
