/**
 * Whether an address is https and printable ASCII. Because it is written into a header unchanged, it must not contain a
 * line break or another scheme.
 */
export function isSafeDestination(address: string): boolean {
  return /^https:\/\/[\x21-\x7e]+$/.test(address) && URL.canParse(address);
}

/**
 * Returns the `rel` of a link to a provider. It tells search engines whether the link is paid, and gives the other site no
 * access to this page.
 */
export function outboundRel(isPaid: boolean): string {
  return isPaid ? 'sponsored nofollow noopener' : 'nofollow noopener';
}

/** Returns the host of an address without "www.". */
export function hostWithoutWww(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}
