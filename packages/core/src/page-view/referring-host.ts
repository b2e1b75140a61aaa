/** Nobody led here, or a page of our own did. */
const noReferrer = 'none';
/** Somebody did, under a name that is not worth keeping: an app, an address in numbers, a name inside a company. */
export const otherReferrer = 'other';

const maxLength = 100;
/** A name as public sites have it: labels with dots between them, of which the last begins with a letter. */
const publicName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/** What is kept of the address of the page before: the name of its site and nothing else. */
export function referringHost(address: string, isOurHost: (host: string | undefined) => boolean): string {
  if (address === '') return noReferrer;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return otherReferrer;
  if (isOurHost(url.host)) return noReferrer;
  const name = url.hostname.replace(/^www\./, '');
  return name.length <= maxLength && publicName.test(name) ? name : otherReferrer;
}
