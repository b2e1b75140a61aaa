/** The host of an address as people know it, without "www.". */
export function siteHost(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}
