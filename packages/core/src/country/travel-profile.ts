import { heaviestProfile } from '../scoring/heaviest-profile.ts';
import type { Methodology } from '../scoring/methodology.ts';

/** Returns the profile for people in countries that block VPNs: the one in which obfuscation weighs most. */
export function travelProfile(methodology: Pick<Methodology, 'criteria' | 'profiles'>): string {
  return heaviestProfile(methodology, ({ keys }) => keys.includes('obfuscation'));
}
