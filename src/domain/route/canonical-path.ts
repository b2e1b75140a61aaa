/** The one form of an address: lower case, no empty segment, no slash at the end. */
export function canonicalPath(path: string): string {
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  return `/${segments.join('/')}`;
}

/** What a path may hold as it is (RFC 3986, 3.3), and percent signs, which encode something already. */
const notOfPaths = /[^\w.~!$&'()*+,;=:@%/-]/gu;
const dotSegment = /^(?:\.|%2e){1,2}$/;

/**
 * The same as a part of a URL, whatever somebody sent: it begins with one slash, names no host, leads to no other
 * folder, and holds nothing that ends an attribute.
 */
export function canonicalUrlPath(path: string): string {
  const segments = canonicalPath(path.toWellFormed())
    .replaceAll(notOfPaths, encodeURIComponent)
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '' && !dotSegment.test(segment));
  return `/${segments.join('/')}`;
}
