/** Names that Windows reserves: a static mirror must be unpackable everywhere. */
const reservedFileName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
const segmentPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Why a slug cannot be a path on this site, or undefined when it can. */
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

/** Addresses, in any language, that the server, the build or an operator's tools answer themselves. */
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
/** Everything below these belongs to the site: published data, outbound links, files of the build. */
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
/** Names that a file server or an edge treats as its own in every folder. */
const lastSegments = ['404', '500', 'index'];

/** Why a document cannot have this slug although it is a plain path, or undefined when it can. */
export function reservedSlugProblem(slug: string): string | undefined {
  const segments = slug.split('/').map((segment) => segment.replace(/\..*$/, ''));
  const [first = ''] = segments;
  const last = segments.at(-1) ?? '';
  if (lastSegments.includes(last)) return `the site itself uses "${last}" as the name of a page`;
  const isTaken = firstSegments.includes(first) || (segments.length === 1 && wholeAddresses.includes(first));
  return isTaken ? `the site itself uses /${first}` : undefined;
}
