import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutboundOffer } from '@vpn-site/core/outbound/outbound-address.ts';
import { ConfigError } from '@vpn-site/core/site/config-error.ts';

/** The name of the file. It is next to dist/client, so the server never sends it. */
export const outboundOffersFile = 'offers.json';

/** Returns the destinations of outbound links, as the build wrote them from facts/offers. */
export function readOutboundOffers(distFolder: string): ReadonlyMap<string, OutboundOffer> {
  try {
    const offers = JSON.parse(readFileSync(join(distFolder, outboundOffersFile), 'utf8')) as Record<
      string,
      OutboundOffer
    >;
    return new Map(Object.entries(offers));
  } catch {
    throw new ConfigError(`There is no ${outboundOffersFile} in ${distFolder}: run "npm run build" again.`);
  }
}
