import type { HeaderTable } from '@vpn-site/site/release/security-headers.ts';

/** An address, and the headers that it is to be sent with. */
export interface HeadedPath {
  readonly path: string;
  readonly headers: HeaderTable;
}

export interface HeaderRule {
  /** An address, or all below one: `/_assets/*`. */
  readonly pattern: string;
  readonly set: HeaderTable;
  /** Those of them that a rule above has set already. */
  readonly replaced: readonly string[];
}

/**
 * As few rules as say the same: what is usual is set for all addresses, what differs for a folder where all in it agree, and
 * otherwise address by address. The wider rule comes first, and no header that it sets is ever missing below it.
 */
export function headerRules(paths: readonly HeadedPath[], usual: HeaderTable): HeaderRule[] {
  return [{ pattern: '/*', set: usual, replaced: [] }, ...folderRules('/', paths, usual)];
}

function folderRules(folder: string, paths: readonly HeadedPath[], inherited: HeaderTable): HeaderRule[] {
  const byChild = Map.groupBy(paths, ({ path }) => childOf(folder, path));
  return [...byChild].flatMap(([child, below]) => {
    const [first] = below;
    if (!first) return [];
    if (child === first.path) return ruleFor(child, first.headers, inherited);
    const matched = paths.filter(({ path }) => beginsLike(path, child));
    return matched.every(({ headers }) => isSame(headers, first.headers))
      ? ruleFor(`${child}*`, first.headers, inherited)
      : folderRules(child, below, inherited);
  });
}

/** `/data/` for all that lies in that folder, or the address itself. */
function childOf(folder: string, path: string): string {
  const end = path.indexOf('/', folder.length);
  return end === -1 ? path : path.slice(0, end + 1);
}

/** On Netlify a rule for `/data/*` also has `/data`, and all that begins like it. */
function beginsLike(path: string, folder: string): boolean {
  return path.toLowerCase().startsWith(folder.slice(0, -1).toLowerCase());
}

function ruleFor(pattern: string, headers: HeaderTable, inherited: HeaderTable): HeaderRule[] {
  const missing = Object.keys(inherited).filter((name) => headers[name] === undefined);
  if (missing.length > 0)
    throw new Error(`${pattern} lacks ${missing.join(', ')}, which no rule can take away.`);
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

/**
 * The file `_headers`. Cloudflare adds values of several rules together unless one takes the older value away first; Netlify
 * has no such line, and there the later rule wins.
 */
export function headersFile(rules: readonly HeaderRule[], canTakeAway: boolean): string {
  return rules
    .flatMap(({ pattern, set, replaced }) => [
      pattern,
      ...(canTakeAway ? replaced.map((name) => `  ! ${written(name)}`) : []),
      ...Object.entries(set).map(([name, value]) => `  ${written(name)}: ${value}`),
      '',
    ])
    .join('\n');
}

/** `cache-control` as `Cache-Control`: Netlify sends its own `Content-Type` beside one in small letters. */
function written(name: string): string {
  return name.replaceAll(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());
}
