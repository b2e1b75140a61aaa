import { siteFetch } from '../fetch/site-fetch.ts';
import { iconTimeout, isPublicFallbackOn } from './icon-limits.ts';
import type { IconSet } from './icon-set.ts';
import { fetchPublicIcons } from './public-icons.ts';

/** Icons of one set from the site's own endpoint; none when it fails and the public service may not be asked. */
export async function loadIconSets(
  prefix: string,
  names: readonly string[],
  mayAskPublic: boolean = isPublicFallbackOn,
): Promise<IconSet[]> {
  try {
    return [
      await siteFetch<IconSet>(`/api/_nuxt_icon/${prefix}.json?icons=${names.join(',')}`, {
        timeout: iconTimeout,
      }),
    ];
  } catch (error) {
    if (mayAskPublic) return publicOrNone(prefix, names);
    console.error('Failed to load custom icons', error);
    return [];
  }
}

async function publicOrNone(prefix: string, names: readonly string[]): Promise<IconSet[]> {
  try {
    return await fetchPublicIcons(prefix, names);
  } catch (error) {
    console.error('Failed to load custom icons', error);
    return [];
  }
}
