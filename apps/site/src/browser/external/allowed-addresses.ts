const allowed = new Set<string | undefined>();

/** Whether the site itself links to this address. */
export function isAllowed(address: string): boolean {
  const key = destinationKey(address);
  return key !== undefined && allowed.has(key);
}

/**
 * Allows the addresses of the links on this page. The build writes external links only to a provider, to a fact's source,
 * to the owner's contact, or to a host that the owner allows, and marks them with `rel="noopener"`.
 */
export function allowLinksOfPage(): void {
  for (const { href } of document.querySelectorAll<HTMLAnchorElement>('a[rel~=noopener]')) {
    allowed.add(destinationKey(href));
  }
}

/** Allows the addresses in the site's own data, such as the sources behind a mark or the entries of a ranking. */
export function allowAddressesIn(text: string): void {
  for (const key of destinationKeys(text)) allowed.add(key);
}

/**
 * Returns the key of an address in the list of allowed addresses: the host of a website or the recipient of a mail.
 * Undefined for other addresses, which cannot be opened.
 */
export function destinationKey(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return undefined;
  if (url.protocol === 'https:') return url.host;
  return url.protocol === 'mailto:' ? url.pathname : undefined;
}

export function destinationKeys(text: string): string[] {
  return [...text.matchAll(/(?:https:\/\/|mailto:)[^\s"'<>\\]+/g)].flatMap(
    ([address]) => destinationKey(address) ?? [],
  );
}
