import { join } from 'node:path';
import { startOrigin } from './origin.ts';
import { buildCopy, copyProject } from './project-copy.ts';

export interface Styleguide {
  readonly url: string;
  stop(): Promise<void>;
}

/** A site with its style guide, built and served: it has every primitive in every state. */
export async function startStyleguide(): Promise<Styleguide> {
  const copy = copyProject();
  const { status, stdout, stderr } = buildCopy(copy, { STYLEGUIDE: '1' });
  if (status !== 0) throw new Error(stdout + stderr);
  const origin = await startOrigin({ DIST_DIR: join(copy.folder, 'dist') });
  return {
    url: origin.url,
    stop: async () => {
      await origin.stop();
      copy.remove();
    },
  };
}
