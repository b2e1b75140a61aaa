import { providerBadge } from '#evidence/mark/provider-badge.ts';
import type { SiteFacts } from '#site/site-context.ts';
import { type TileLook, tileLook } from '#ui/primitives/tile/tile-look.ts';

/** Returns a provider's logo as data that browsers can render without the table of all icons. */
export function providerTile(
  provider: string,
  site: Pick<SiteFacts, 'providers' | 'formerProviders' | 'marks'>,
): TileLook {
  return tileLook(providerBadge(provider, site).mark);
}
