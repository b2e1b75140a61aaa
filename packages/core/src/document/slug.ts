/** File names that Windows reserves. Slugs may not use them, because people may unpack a static mirror on Windows. */
const reservedFileName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
const segmentPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns why a slug cannot be a path on this site, or undefined when it can. */
export function slugProblem(slug: string): string | undefined {
  if (slug === '') return 'it is empty';
  if (slug.length > 200) return 'it is longer than 200 characters';
  const bad = slug
    .split('/')
    .find((segment) => !segmentPattern.test(segment) || reservedFileName.test(segment));
  if (bad === undefined) return undefined;
  return reservedFileName.test(bad)
    ? `"${bad}" is a reserved file name`
    : `the segment ${JSON.stringify(bad)} has characters outside a-z, 0-9 and single hyphens`;
}

/** Addresses, in any language, that the server, the build or an operator's tools serve. */
const wholeAddresses = [
  'healthz',
  'readyz',
  'metrics',
  'styleguide',
  'robots',
  'favicon',
  'feed',
  'rss',
  'llms',
  'report',
  'zglos-blad',
  'hata-bildir',
];
/** Path prefixes reserved for the site: published data, outbound links, build files. */
const firstSegments = [
  'data',
  'sendme',
  '_i18n',
  '_assets',
  '_ipx',
  '_og',
  'api',
  '_search',
  'search',
  'szukaj',
  'ara',
  'sitemap',
  'feeds',
];
/** Names with a special meaning in every folder, for file servers and edges. */
const lastSegments = ['404', '500', 'index'];

/** Returns why a document cannot have this slug although it is a valid path, or undefined when it can. */
export function reservedSlugProblem(slug: string): string | undefined {
  const segments = slug.split('/').map((segment) => segment.replace(/\..*$/, ''));
  const [first = ''] = segments;
  const last = segments.at(-1) ?? '';
  if (lastSegments.includes(last)) return `the site itself uses "${last}" as the name of a page`;
  const isTaken = firstSegments.includes(first) || (segments.length === 1 && wholeAddresses.includes(first));
  return isTaken ? `the site itself uses /${first}` : undefined;
}
