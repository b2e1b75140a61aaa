import { heaviestProfile } from '../scoring/heaviest-profile.ts';
import type { Methodology } from '../scoring/methodology.ts';

/** The list for people in countries that block: the one in which getting through a block weighs most. */
export function travelProfile(methodology: Pick<Methodology, 'criteria' | 'profiles'>): string {
  return heaviestProfile(methodology, ({ keys }) => keys.includes('obfuscation'));
}
