/** Whether an address is https and printable ASCII. It is written into a header unchanged, so it must hold no line break and no other scheme. */
export function isSafeDestination(address: string): boolean {
  return /^https:\/\/[\x21-\x7e]+$/.test(address) && URL.canParse(address);
}

/** The `rel` of a link to a provider: it tells search engines what the link is, and the other site nothing about this page. */
export function outboundRel(isPaid: boolean): string {
  return isPaid ? 'sponsored nofollow noopener' : 'nofollow noopener';
}

/** The host of an address as people know it, without "www.". */
export function siteHost(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}
