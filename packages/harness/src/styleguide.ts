import { madeOncePerBuild } from './made-once-per-build.ts';
import { startOrigin } from './origin.ts';
import { buildInto, copyProject } from './project-copy.ts';

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
    buildInto(place, copyProject(), { STYLEGUIDE: '1', SITE_URL: 'https://vpn.example' });
  });
}
