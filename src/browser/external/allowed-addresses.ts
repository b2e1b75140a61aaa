import { leavingKey, leavingKeys } from './leaving-key.ts';

const allowed = new Set<string | undefined>();

/** Whether the site itself named this address. */
export function isAllowed(address: string): boolean {
  const key = leavingKey(address);
  return key !== undefined && allowed.has(key);
}

/**
 * The addresses of the links that the page came with. The build writes links outwards only to a provider, a fact's
 * source, the owner's own contact or a host that the owner allows, and marks them with `rel="noopener"`.
 */
export function allowLinksOfPage(): void {
  for (const { href } of document.querySelectorAll<HTMLAnchorElement>('a[rel~=noopener]')) {
    allowed.add(leavingKey(href));
  }
}

/** The same of what the site's own data names: the sources behind a mark, the places of a ranking. */
export function allowAddressesIn(text: string): void {
  for (const key of leavingKeys(text)) allowed.add(key);
}
