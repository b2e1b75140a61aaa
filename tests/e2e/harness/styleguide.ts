import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Release } from '#server/release.ts';
import { madeOnce } from './made-once.ts';
import { startOrigin } from './origin.ts';
import { buildCopy, copyProject } from './project-copy.ts';
import { dist } from './tested-site.ts';

export interface Styleguide {
  readonly url: string;
  stop(): Promise<void>;
}

/** A site with its style guide, built and served: it has every primitive in every state. */
export async function startStyleguide(): Promise<Styleguide> {
  const origin = await startOrigin({ DIST_DIR: await builtStyleguide() });
  return {
    url: origin.url,
    stop: async () => {
      await origin.stop();
    },
  };
}

/** Built once for each build of the site, for an address with TLS: several files of tests need it, and it takes half a minute. */
export async function builtStyleguide(): Promise<string> {
  const { build } = JSON.parse(readFileSync(`${dist}/release.json`, 'utf8')) as Release;
  const kept = resolve('.cache/styleguide', build);
  await madeOnce(kept, (place) => {
    const copy = copyProject();
    const { status, stdout, stderr } = buildCopy(copy, { STYLEGUIDE: '1', SITE_URL: 'https://vpn.example' });
    if (status !== 0) throw new Error(stdout + stderr);
    cpSync(join(copy.folder, 'dist'), place, { recursive: true });
    copy.remove();
  });
  return kept;
}
