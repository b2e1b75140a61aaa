import { siteFetch } from '#browser/fetch/site-fetch.ts';
import type { IconSet } from './drawing.client.ts';
import { fetchPublicIcons, publicHosts } from './public-icons.client.ts';

/** The timeout of the site's own endpoint, in milliseconds. */
export const iconTimeout = 1500;

/**
 * Whether icons may be loaded from public hosts. It is false unless the site was built with ICON_FALLBACK=1, because it
 * tells a third party who reads which page. The same setting allows these hosts in the Content Security Policy.
 */
export const isPublicFallbackOn = import.meta.env.ICON_FALLBACK === true;

/**
 * Loads icons of one set from the site's endpoint. If that fails, it tries the public hosts if they are allowed; otherwise
 * it returns no icons.
 */
export async function loadIconSets(
  prefix: string,
  names: readonly string[],
  hosts: readonly string[] = isPublicFallbackOn ? publicHosts : [],
): Promise<IconSet[]> {
  try {
    return await siteIcons(prefix, names).catch((error: unknown) => {
      if (hosts.length === 0) throw error;
      return fetchPublicIcons(prefix, names, hosts);
    });
  } catch (error) {
    console.error('Failed to load custom icons', error);
    return [];
  }
}

async function siteIcons(prefix: string, names: readonly string[]): Promise<IconSet[]> {
  const address = `/api/_nuxt_icon/${prefix}.json?icons=${names.join(',')}`;
  return [await siteFetch<IconSet>(address, { timeout: iconTimeout })];
}
