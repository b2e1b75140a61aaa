/**
 * What a page tells of the one before it. Of a page of this site: which one, because a link of it may have been followed. Of any
 * other: the site alone, which is all that is kept. Never a query, where words of readers may stand.
 */
export function pageBefore(referrer: string, ourOrigin: string): string {
  const [address = ''] = referrer.split(/[?#]/);
  return address.startsWith(`${ourOrigin}/`) ? address : address.split('/', 3).join('/');
}
