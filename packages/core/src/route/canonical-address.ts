/** The one form of an address: lower case, no empty segment, no slash at the end. */
export function canonicalPath(path: string): string {
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  return `/${segments.join('/')}`;
}

/** Every character but those that a path may hold unchanged (RFC 3986, 3.3) and the percent sign, which already encodes one. */
const unsafeInPaths = /[^\w.~!$&'()*+,;=:@%/-]/gu;
const dotSegment = /^(?:\.|%2e){1,2}$/;

/**
 * The canonical path as part of a URL, whatever somebody sent: it begins with one slash, names no host, leads to no other
 * folder, and holds nothing that ends an attribute.
 */
export function canonicalUrlPath(path: string): string {
  const segments = canonicalPath(path.toWellFormed())
    .replaceAll(unsafeInPaths, encodeURIComponent)
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '' && !dotSegment.test(segment));
  return `/${segments.join('/')}`;
}

/** The only parameters that make another page of an address; everything else in a query is noise. */
export const canonicalParameters = ['page', 'sort', 'filter', 'search', 'q', 'category', 'tag'] as const;

/** In characters. No page reads a longer value, and a link must not grow with whatever somebody sends. */
export const maxParameterLength = 100;

/**
 * What a canonical link keeps of a query: the known parameters that say something, each once, sorted. Empty, or with its
 * question mark.
 */
export function canonicalQuery(query: string): string {
  const asked = new URLSearchParams(query);
  const kept = canonicalParameters.flatMap((name) => {
    const value = [...(asked.get(name) ?? '')].slice(0, maxParameterLength).join('').trim();
    return value === '' ? [] : [[name, value]];
  });
  const sorted = new URLSearchParams(kept);
  sorted.sort();
  const text = sorted.toString();
  return text === '' ? '' : `?${text}`;
}
