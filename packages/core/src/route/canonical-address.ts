/**
 * Matches encoded characters that need no encoding: letters, digits and - . _ ~ (RFC 3986, 6.2.2.2). It does not match
 * after another percent sign, because the match may be part of that encoding.
 */
const needlessEncoding = /(?<!%|%[\da-f])%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gu;

/** Returns the canonical path: lower case, no needless encoding, no empty segments, no trailing slash. */
export function canonicalPath(path: string): string {
  const segments = path
    .toLowerCase()
    .replaceAll(needlessEncoding, (encoded) => decodeURIComponent(encoded).toLowerCase())
    .split('/')
    .filter((segment) => segment !== '');
  return `/${segments.join('/')}`;
}

/** Matches every character except the percent sign and those allowed unencoded in a path (RFC 3986, 3.3). */
const unsafeInPaths = /[^\w.~!$&'()*+,;=:@%/-]/gu;
const dotSegment = /^(?:\.|%2e){1,2}$/;

/**
 * Returns the canonical path for use in a URL. It is safe for any input: it begins with one slash, names no host, has no
 * `..`, and cannot end an HTML attribute.
 */
export function canonicalUrlPath(path: string): string {
  const segments = canonicalPath(path.toWellFormed())
    .replaceAll(unsafeInPaths, encodeURIComponent)
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '' && !dotSegment.test(segment));
  return `/${segments.join('/')}`;
}

/** The only query parameters that make a different page; all others are ignored. */
export const canonicalParameters = ['page', 'sort', 'filter', 'search', 'q', 'category', 'tag'] as const;

/** The max length in characters. No page reads a longer value, and a link must not grow with arbitrary input. */
const maxParameterLength = 100;

/**
 * Returns the query of a canonical link, with its question mark: known non-empty parameters, each once, sorted. Empty if
 * there are none.
 */
export function canonicalQuery(query: string): string {
  const asked = new URLSearchParams(query);
  const retained = canonicalParameters.flatMap((name) => {
    const value = [...(asked.get(name) ?? '')].slice(0, maxParameterLength).join('').trim();
    return value === '' ? [] : [[name, value]];
  });
  const sorted = new URLSearchParams(retained);
  sorted.sort();
  const text = sorted.toString();
  return text === '' ? '' : `?${text}`;
}
