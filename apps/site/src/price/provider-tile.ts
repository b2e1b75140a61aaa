import { faceOf } from '#evidence/mark/face.ts';
import type { SiteFacts } from '#site/site-context.ts';
import { type TileLook, tileLook } from '#ui/primitives/tile/tile-look.ts';

/** The mark of a provider as a browser draws it again, without the table of all icons. */
export function providerTile(
  provider: string,
  site: Pick<SiteFacts, 'providers' | 'formerProviders' | 'marks'>,
): TileLook {
  return tileLook(faceOf(provider, site).mark);
}
