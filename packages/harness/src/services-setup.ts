import { readRelease } from '@vpn-site/site/release/release.ts';
import type { TestProject } from 'vitest/node';
import { startNginx } from './nginx.ts';
import { startOrigin } from './origin.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of one origin, without nginx. */
    originUrl: string;
    /** The address of nginx in front of two origins. */
    edgeUrl: string;
  }
}

/**
 * Starts two origins with the tested site and nginx in front of them, once for all end-to-end tests. Sites that tests build
 * or compute have the day of that release, so that no test depends on the current day.
 */
export default async function startServices(project: TestProject): Promise<() => Promise<void>> {
  // This runs before the environment of the vitest project is set, but every process that the tests start needs it.
  Object.assign(process.env, project.config.env);
  const { dist } = await import('./tested-site.ts');
  process.env.AS_OF = readRelease(dist).asOf;
  process.env.DIST_DIR = dist;
  const origins = [await startOrigin(), await startOrigin()] as const;
  const edge = await startNginx([origins[0].port, origins[1].port], { isForMany: true });
  project.provide('originUrl', origins[0].url);
  project.provide('edgeUrl', edge.url);
  return async () => {
    await edge.stop();
    await Promise.all(origins.map((origin) => origin.stop()));
  };
}
