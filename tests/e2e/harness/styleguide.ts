import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Release } from '#server/release.ts';
import { startOrigin } from './origin.ts';
import { buildCopy, copyProject } from './project-copy.ts';
import { dist } from './tested-site.ts';

export interface Styleguide {
  readonly url: string;
  stop(): Promise<void>;
}

/** A site with its style guide, built and served: it has every primitive in every state. */
export async function startStyleguide(): Promise<Styleguide> {
  const origin = await startOrigin({ DIST_DIR: builtStyleguide() });
  return {
    url: origin.url,
    stop: async () => {
      await origin.stop();
    },
  };
}

/** Built once for each build of the site: several files of tests need it, and it takes half a minute. */
function builtStyleguide(): string {
  const { build } = JSON.parse(readFileSync(`${dist}/release.json`, 'utf8')) as Release;
  const kept = resolve('.cache/styleguide', build);
  if (existsSync(kept)) return kept;
  const copy = copyProject();
  const { status, stdout, stderr } = buildCopy(copy, { STYLEGUIDE: '1' });
  if (status !== 0) throw new Error(stdout + stderr);
  mkdirSync(resolve('.cache/styleguide'), { recursive: true });
  // Copied beside its place and then renamed, so that nobody starts half of it; who comes second keeps the first.
  const coming = mkdtempSync(resolve('.cache/styleguide-'));
  cpSync(join(copy.folder, 'dist'), coming, { recursive: true });
  copy.remove();
  if (!existsSync(kept)) renameSync(coming, kept);
  return kept;
}
