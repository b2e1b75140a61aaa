import { addDays, type Day } from '@vpn-site/core/day/day.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';

/** From the root of the site, where RFC 9116 has programs look. */
export const securityTxtPath = '.well-known/security.txt';

/** RFC 9116 wants less than a year. A site that nobody has built for so long has nobody who would answer. */
const daysValid = 90;

interface SecurityTxtOptions {
  /** An https: or mailto: address. */
  readonly contact: string;
  readonly siteUrl: string;
  readonly asOf: Day;
}

/** Where to report a hole, for those who look for one before they publish it. */
export function securityTxt({ contact, siteUrl, asOf }: SecurityTxtOptions): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${addDays(asOf, daysValid)}T00:00:00Z`,
    `Preferred-Languages: ${localeCodes.join(', ')}`,
    `Canonical: ${new URL(securityTxtPath, siteUrl).href}`,
    '',
  ].join('\n');
}
