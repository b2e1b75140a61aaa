const allowed = new Set<string | undefined>();

/** Whether the site itself named this address. */
export function isAllowed(address: string): boolean {
  const key = destinationKey(address);
  return key !== undefined && allowed.has(key);
}

/**
 * The addresses of the links that the page came with. The build writes links outwards only to a provider, a fact's
 * source, the owner's own contact or a host that the owner allows, and marks them with `rel="noopener"`.
 */
export function allowLinksOfPage(): void {
  for (const { href } of document.querySelectorAll<HTMLAnchorElement>('a[rel~=noopener]')) {
    allowed.add(destinationKey(href));
  }
}

/** The same of what the site's own data names: the sources behind a mark, the places of a ranking. */
export function allowAddressesIn(text: string): void {
  for (const key of destinationKeys(text)) allowed.add(key);
}

/**
 * What the list of allowed addresses knows one by: the host of a site, the recipient of a letter. Nothing else may be
 * left for.
 */
export function destinationKey(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return undefined;
  if (url.protocol === 'https:') return url.host;
  return url.protocol === 'mailto:' ? url.pathname : undefined;
}

/** The same of every address in a text. */
export function destinationKeys(text: string): string[] {
  return [...text.matchAll(/(?:https:\/\/|mailto:)[^\s"'<>\\]+/g)].flatMap(
    ([address]) => destinationKey(address) ?? [],
  );
}
