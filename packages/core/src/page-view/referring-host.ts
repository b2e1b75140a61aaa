/** The stored value if there is no referrer, or if it is one of our own pages. */
const noReferrer = 'none';
/** The stored value for referrers that are not public host names: an app, an IP address, a name inside a company. */
export const otherReferrer = 'other';

const maxLength = 100;
/** Matches a public host name: labels separated by dots, the last of which begins with a letter. */
const publicName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/** Returns the host name of the previous page. Nothing else of its address is stored. */
export function referringHost(address: string, isOurHost: (host: string | undefined) => boolean): string {
  if (address === '') return noReferrer;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return otherReferrer;
  if (isOurHost(url.host)) return noReferrer;
  const name = url.hostname.replace(/^www\./, '');
  return name.length <= maxLength && publicName.test(name) ? name : otherReferrer;
}
