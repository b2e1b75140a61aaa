/** An https address of printable ASCII: it goes into a header as it is, so no line break and no other scheme. */
export function isSafeDestination(address: string): boolean {
  return /^https:\/\/[\x21-\x7e]+$/.test(address) && URL.canParse(address);
}

/** What a link to a provider tells search engines, and nothing of this page to the other side. */
export function outboundRel(isPaid: boolean): string {
  return isPaid ? 'sponsored nofollow noopener' : 'nofollow noopener';
}

/** The host of an address as people know it, without "www.". */
export function siteHost(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}
