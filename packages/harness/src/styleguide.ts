import { createOncePerBuild } from './create-once-per-build.ts';
import { startOrigin } from './origin.ts';
import { buildInto, copyProject } from './project-copy.ts';

export interface Styleguide {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a site with its style guide, which shows every primitive in every state. */
export async function startStyleguide(): Promise<Styleguide> {
  const origin = await startOrigin({ DIST_DIR: await buildStyleguide() });
  return {
    url: origin.url,
    stop: async () => {
      await origin.stop();
    },
  };
}

/** Builds the style guide for an address with TLS. */
export function buildStyleguide(): Promise<string> {
  return createOncePerBuild('styleguide', (place) => {
    buildInto(place, copyProject(), { STYLEGUIDE: '1', SITE_URL: 'https://vpn.example' });
  });
}
