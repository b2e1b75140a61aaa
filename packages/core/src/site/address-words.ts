/** Returns an address as people write it: the mailbox, or the host of a page. */
export function addressWords(address: string): string {
  const { protocol, pathname, host } = new URL(address);
  return protocol === 'mailto:' ? decodeURIComponent(pathname) : host;
}
