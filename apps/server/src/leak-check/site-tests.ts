import { allTests, type SeenAddress, type SiteTest } from '@vpn-site/site/leak-check/observation.ts';
import type { LeakCheck } from './leak-check.ts';

/** Returns what this server can test for a visitor with an address of this family. */
export function siteTests(
  { endpoints, tables, dns }: Pick<LeakCheck, 'endpoints' | 'tables' | 'dns'>,
  family: SeenAddress['family'],
): SiteTest[] {
  const can: Readonly<Record<SiteTest, boolean>> = {
    ipv4: endpoints.v4 !== null || family === 4,
    ipv6: endpoints.v6 !== null || family === 6,
    webrtc: endpoints.stun !== null,
    dns: dns !== undefined,
    clock: tables.knowsCountries,
    network: tables.knowsNetworks,
  };
  return allTests.filter((test) => can[test]);
}
