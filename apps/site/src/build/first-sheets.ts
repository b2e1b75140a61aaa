import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FirstSheet, firstScreenEnd, firstScreenNames, withFirstSheet } from '#head/first-screen.ts';
import { rulesFor } from './first-sheets/rules-for.ts';
import { sheetNames } from './style-sheets.ts';

/** Pages that share critical CSS: the element and class names on their first screens, and the stylesheets they link. */
interface Group {
  readonly names: Set<string>;
  readonly addresses: Set<string>;
}

/** The sheet that all reading pages link. A page that also links a more specific sheet is of that sheet's kind. */
const mostGeneralSheet = 'articles';

/**
 * Inlines the critical CSS of the first screen into every page. Pages of the same kind share it, so there are at most as
 * many variants as stylesheets, and the content security policy allows each by its hash.
 */
export function writeFirstSheets(project: string, client: string): FirstSheet[] {
  const order = sheetNames(join(project, 'apps/site'));
  const pages = globSync('**/*.html', { cwd: client }).map((file) => join(client, file));
  const groups = new Map<string, Group>();
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    const end = firstScreenEnd(html);
    if (end === undefined) continue;
    const addresses = linkedSheets(html);
    const kind = kindOf(addresses.map(sheetName), order);
    const group = groups.get(kind) ?? { names: new Set(), addresses: new Set() };
    for (const name of firstScreenNames(html, end)) group.names.add(name);
    for (const address of addresses) group.addresses.add(address);
    groups.set(kind, group);
  }
  const sheets = [...groups]
    .map(([name, group]) => firstSheet(name, group, order, client))
    // `withFirstSheet` takes the first sheet that fits, so sort the smallest first.
    .toSorted((a, b) => a.css.length - b.css.length || a.name.localeCompare(b.name));
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    const withSheet = withFirstSheet(html, sheets);
    if (withSheet !== html) writeFileSync(page, withSheet);
  }
  return sheets;
}

function firstSheet(
  name: string,
  { names, addresses }: Group,
  order: readonly string[],
  client: string,
): FirstSheet {
  const position = (address: string) => order.indexOf(sheetName(address));
  const css = [...addresses]
    .toSorted((a, b) => position(a) - position(b))
    .map((address) => readFileSync(join(client, address), 'utf8'));
  return { name, css: rulesFor(css.join(''), names), names: [...names].toSorted() };
}

function linkedSheets(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, address = '']) => address);
}

/** Returns the name of a sheet: `/_assets/review.BQ_J-o0K.css` gives `review`. */
function sheetName(address: string): string {
  return /([^/.]+)\.[^/]*$/.exec(address)?.[1] ?? address;
}

/**
 * Returns the name of the sheet that decides a page's kind: the first linked sheet after the most general one in `order`,
 * otherwise the most general one. Earlier sheets style all pages, or parts that any page may have.
 */
function kindOf(linked: readonly string[], order: readonly string[]): string {
  const own = linked.filter((name) => order.indexOf(name) > order.indexOf(mostGeneralSheet));
  return own[0] ?? linked.find((name) => name === mostGeneralSheet) ?? 'others';
}
