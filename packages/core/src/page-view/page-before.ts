/**
 * Returns what the browser reports about the previous page. For a page of this site it is the full path, because the reader
 * may have followed one of its links; for any other page only the site. It never includes a query, which may contain
 * readers' words.
 */
export function pageBefore(referrer: string, ourOrigin: string): string {
  const [address = ''] = referrer.split(/[?#]/);
  return address.startsWith(`${ourOrigin}/`) ? address : address.split('/', 3).join('/');
}
