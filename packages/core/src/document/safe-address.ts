export type AddressKind = 'page' | 'section' | 'external' | 'unsafe';

/** Returns the kind of a link in content: a page of this site, a section of this page, or a plain https address. */
export function addressKind(address: string): AddressKind {
  if (/^#[\w-]+$/.test(address)) return 'section';
  if (/^\/(?![/\\])[\w\-./#?=&%]*$/.test(address)) return 'page';
  return isPlainHttps(address) ? 'external' : 'unsafe';
}

/**
 * Whether an address is https with a host and cannot hide another host: it has no user, control characters or backslashes.
 */
function isPlainHttps(address: string): boolean {
  if (!/^https:\/\/[a-z0-9]/i.test(address) || /[\s\\\p{Cc}]/u.test(address)) return false;
  const url = URL.parse(address);
  return url !== null && url.username === '' && url.password === '';
}
