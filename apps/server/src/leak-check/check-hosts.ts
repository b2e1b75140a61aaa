import { leakCheckPaths } from '@vpn-site/site/leak-check/observation.ts';
import type { LeakCheckConfig } from './leak-check-config.ts';

/** The endpoints besides the site itself that the leak check uses, derived from the settings and the site's address. */
export interface LeakCheckEndpoints {
  readonly v4: string | null;
  readonly v6: string | null;
  readonly stun: string | null;
  /** Origins that the content security policy of the check page allows besides the site itself. */
  readonly connects: readonly string[];
}

/** Returns the endpoints. Scheme and port are those of the site, because the same edge answers under all names. */
export function leakCheckEndpoints(
  siteUrl: string,
  { v4Host, v6Host, stun, dns }: LeakCheckConfig,
): LeakCheckEndpoints {
  const originOf = (host: string | undefined) => {
    if (host === undefined) return null;
    const url = new URL(siteUrl);
    url.hostname = host;
    return url.origin;
  };
  const [v4, v6] = [originOf(v4Host), originOf(v6Host)];
  const oneTimeNames = dns && `${new URL(siteUrl).protocol}//*.${dns.zone}`;
  return {
    v4,
    v6,
    stun: stun === undefined ? null : `stun:${stun}`,
    connects: [v4, v6, oneTimeNames].filter((endpoint) => endpoint !== null && endpoint !== undefined),
  };
}

/**
 * Returns a function that checks whether a request is for one of the two host names that report a visitor's address, and
 * for the only path that they serve.
 */
export function leakCheckHostGuard({
  v4Host,
  v6Host,
}: Pick<LeakCheckConfig, 'v4Host' | 'v6Host'>): (host: string | undefined, url: string) => boolean {
  const names = new Set([v4Host, v6Host]);
  return (host, url) => isNamed(names, host) && url.split('?')[0] === leakCheckPaths.seen;
}

function isNamed(names: ReadonlySet<string | undefined>, host: string | undefined): boolean {
  return host !== undefined && names.has(host.replace(/:\d+$/, '').toLowerCase());
}
