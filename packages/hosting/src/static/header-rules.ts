import type { HeaderTable } from '@vpn-site/site/release/security-headers.ts';

/** The response headers of one address. */
export interface PathHeaders {
  readonly path: string;
  readonly headers: HeaderTable;
}

export interface HeaderRule {
  /** An address, or all addresses below one: `/_assets/*`. */
  readonly pattern: string;
  readonly set: HeaderTable;
  /** Names of headers in `set` that replace a value from a wider rule. */
  readonly replaced: readonly string[];
}

/**
 * Returns as few rules as possible: the usual headers for all addresses, differences for a folder if all its addresses have
 * them, and otherwise for single addresses. Wider rules come first. Throws if an address lacks a header that a wider rule
 * sets, because no rule can remove it.
 */
export function headerRules(paths: readonly PathHeaders[], usual: HeaderTable): HeaderRule[] {
  return [{ pattern: '/*', set: usual, replaced: [] }, ...folderRules('/', paths, usual)];
}

function folderRules(folder: string, paths: readonly PathHeaders[], inherited: HeaderTable): HeaderRule[] {
  const byChild = Map.groupBy(paths, ({ path }) => childOf(folder, path));
  return [...byChild].flatMap(([child, below]) => {
    const [first] = below;
    if (!first) return [];
    if (child === first.path) return ruleFor(child, first.headers, inherited);
    return below.every(({ headers }) => isSame(headers, first.headers))
      ? ruleFor(`${child}*`, first.headers, inherited)
      : folderRules(child, below, inherited);
  });
}

/** Returns the next folder on the way to a path, such as `/data/`; the path itself if it is directly in this folder. */
function childOf(folder: string, path: string): string {
  const end = path.indexOf('/', folder.length);
  return end === -1 ? path : path.slice(0, end + 1);
}

function ruleFor(pattern: string, headers: HeaderTable, inherited: HeaderTable): HeaderRule[] {
  const missing = Object.keys(inherited).filter((name) => headers[name] === undefined);
  if (missing.length > 0)
    throw new Error(`${pattern} lacks ${missing.join(', ')}, but a rule cannot remove a header.`);
  const set = Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => inherited[name] !== value),
  );
  const replaced = Object.keys(set).filter((name) => inherited[name] !== undefined);
  return Object.keys(set).length === 0 ? [] : [{ pattern, set, replaced }];
}

function isSame(a: HeaderTable, b: HeaderTable): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(table: HeaderTable): [string, string][] {
  return Object.entries(table).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns the file `_headers`. The host joins the values of several rules unless one removes the older value first. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ pattern, set, replaced }) => [
      pattern,
      ...replaced.map((name) => `  ! ${name}`),
      ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n');
}
