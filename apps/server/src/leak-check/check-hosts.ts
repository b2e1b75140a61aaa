import { leakCheckPaths } from '@vpn-site/site/leak-check/observation.ts';
import type { LeakCheckConfig } from './leak-check-config.ts';

/** Where else the check asks: addresses that follow from the settings and the address of the site. */
export interface CheckPlaces {
  readonly v4: string | null;
  readonly v6: string | null;
  readonly stun: string | null;
  /** What the policy of the page of the check opens besides the site itself. */
  readonly connects: readonly string[];
}

/** Scheme and port are those of the site: the same edge answers under all of its names. */
export function checkPlaces(siteUrl: string, { v4Host, v6Host, stun, dns }: LeakCheckConfig): CheckPlaces {
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
    connects: [v4, v6, oneTimeNames].filter((place) => place !== null && place !== undefined),
  };
}

/** Whether a request is for one of the two names that tell a visitor their address, and asks for that and nothing else. */
export function checkHostGuard({
  v4Host,
  v6Host,
}: Pick<LeakCheckConfig, 'v4Host' | 'v6Host'>): (host: string | undefined, url: string) => boolean {
  const names = new Set([v4Host, v6Host]);
  return (host, url) => isNamed(names, host) && url.split('?')[0] === leakCheckPaths.seen;
}

function isNamed(names: ReadonlySet<string | undefined>, host: string | undefined): boolean {
  return host !== undefined && names.has(host.replace(/:\d+$/, '').toLowerCase());
}
