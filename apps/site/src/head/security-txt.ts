import { addDays, type Day } from '@vpn-site/core/day/day.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';

/** The path relative to the site root (RFC 9116). */
export const securityTxtPath = '.well-known/security.txt';

/**
 * The number of days for which the file is valid. RFC 9116 recommends less than a year. If a site was not built for this
 * long, probably nobody maintains it.
 */
const daysValid = 90;

interface SecurityTxtOptions {
  /** An https: or mailto: address. */
  readonly contact: string;
  readonly siteUrl: string;
  readonly asOf: Day;
}

/** Returns the content of security.txt, from which researchers learn where to report a vulnerability. */
export function securityTxt({ contact, siteUrl, asOf }: SecurityTxtOptions): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${addDays(asOf, daysValid)}T00:00:00Z`,
    `Preferred-Languages: ${localeCodes.join(', ')}`,
    `Canonical: ${new URL(securityTxtPath, siteUrl).href}`,
    '',
  ].join('\n');
}
