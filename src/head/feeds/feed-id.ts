/** The year in which this site began to name things so; RFC 4151 wants one, and it must never change. */
const since = 2026;

/** A name that stays the same when an address changes. Addresses are not: a page may move. */
export function feedId(siteUrl: string, name: string): string {
  return `tag:${new URL(siteUrl).hostname},${since}:${name}`;
}
