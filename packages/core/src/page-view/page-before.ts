/**
 * Returns what a page reports about the previous one: the full path for a page of this site, because one of its links may
 * have been followed; only the site for any other. Never a query, which may contain readers' words.
 */
export function pageBefore(referrer: string, ourOrigin: string): string {
  const [address = ''] = referrer.split(/[?#]/);
  return address.startsWith(`${ourOrigin}/`) ? address : address.split('/', 3).join('/');
}
