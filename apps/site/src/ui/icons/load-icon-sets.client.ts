import { siteFetch } from '#browser/fetch/site-fetch.ts';
import type { IconSet } from './drawing.client.ts';
import { fetchPublicIcons, publicHosts } from './public-icons.client.ts';

/** How long the site's own endpoint may take. */
export const iconTimeout = 1500;

/**
 * Off unless the site was built with ICON_FALLBACK=1: it tells a third party who reads which page. The same setting opens
 * the hosts in the policy.
 */
export const isPublicFallbackOn = import.meta.env.ICON_FALLBACK === true;

/** Icons of one set from the site's own endpoint; when it fails from the public hosts, if any may be asked; else none. */
export async function loadIconSets(
  prefix: string,
  names: readonly string[],
  hosts: readonly string[] = isPublicFallbackOn ? publicHosts : [],
): Promise<IconSet[]> {
  try {
    return await ownIcons(prefix, names).catch((error: unknown) => {
      if (hosts.length === 0) throw error;
      return fetchPublicIcons(prefix, names, hosts);
    });
  } catch (error) {
    console.error('Failed to load custom icons', error);
    return [];
  }
}

async function ownIcons(prefix: string, names: readonly string[]): Promise<IconSet[]> {
  const address = `/api/_nuxt_icon/${prefix}.json?icons=${names.join(',')}`;
  return [await siteFetch<IconSet>(address, { timeout: iconTimeout })];
}
