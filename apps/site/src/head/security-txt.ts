import { addDays, type Day } from '@vpn-site/core/day/day.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';

/** Relative to the site root, as RFC 9116 specifies. */
export const securityTxtPath = '.well-known/security.txt';

/** RFC 9116 recommends less than a year. A site that was not built for this long probably has no one left to respond. */
const daysValid = 90;

interface SecurityTxtOptions {
  /** An https: or mailto: address. */
  readonly contact: string;
  readonly siteUrl: string;
  readonly asOf: Day;
}

/** Writes security.txt, which tells researchers where to report a vulnerability. */
export function securityTxt({ contact, siteUrl, asOf }: SecurityTxtOptions): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${addDays(asOf, daysValid)}T00:00:00Z`,
    `Preferred-Languages: ${localeCodes.join(', ')}`,
    `Canonical: ${new URL(securityTxtPath, siteUrl).href}`,
    '',
  ].join('\n');
}
