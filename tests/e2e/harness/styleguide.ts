import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { madeOncePerBuild } from './made-once-per-build.ts';
import { startOrigin } from './origin.ts';
import { buildCopy, copyProject } from './project-copy.ts';

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

/** For an address with TLS. */
export function builtStyleguide(): Promise<string> {
  return madeOncePerBuild('styleguide', (place) => {
    const copy = copyProject();
    const { status, stdout, stderr } = buildCopy(copy, { STYLEGUIDE: '1', SITE_URL: 'https://vpn.example' });
    if (status !== 0) throw new Error(stdout + stderr);
    cpSync(join(copy.folder, 'dist'), place, { recursive: true });
    copy.remove();
  });
}
