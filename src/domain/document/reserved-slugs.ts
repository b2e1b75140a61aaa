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
