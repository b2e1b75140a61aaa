import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OutboundOffer } from '@vpn-site/core/outbound/outbound-address.ts';
import type { AstroIntegration } from 'astro';
import { outboundOffersFile } from '#release/outbound-offers.ts';
import { buildCatalog } from './build-catalog.ts';

/** Writes the destinations of outbound clicks, so that the running server reads no facts. */
export function outboundOffers(root: string): AstroIntegration {
  return {
    name: 'outbound-offers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const offers = [...buildCatalog(root).offers].map(
          ([provider, { destination, destinations, subId, paid }]): [string, OutboundOffer] => [
            provider,
            { destination, destinations, subId, paid },
          ],
        );
        const file = join(fileURLToPath(dir), '..', outboundOffersFile);
        await writeFile(file, JSON.stringify(Object.fromEntries(offers)));
      },
    },
  };
}
