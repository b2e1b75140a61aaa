import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FirstSheet, firstNames, firstScreenEnd, withFirstSheet } from '#head/first-screen.ts';
import { rulesFor } from './first-sheets/rules-for.ts';
import { sheetNames } from './style-sheets.ts';

/** Pages that share it, and what their first screens and style sheets are. */
interface Group {
  readonly names: Set<string>;
  readonly addresses: Set<string>;
}

/** Linked by all that is read, whatever else it is: a page that links another sheet is of that kind. */
const mostGeneral = 'articles';

/**
 * Writes into every page the rules of its first screen. They are the same for all pages that a style sheet was made for, so
 * there are no more of them than sheets, and the policy allows each by its hash.
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
    for (const name of firstNames(html, end)) group.names.add(name);
    for (const address of addresses) group.addresses.add(address);
    groups.set(kind, group);
  }
  const sheets = [...groups]
    .map(([name, group]) => firstSheet(name, group, order, client))
    // Where several would do, the smallest does.
    .toSorted((a, b) => a.css.length - b.css.length || a.name.localeCompare(b.name));
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    const drawn = withFirstSheet(html, sheets);
    if (drawn !== html) writeFileSync(page, drawn);
  }
  return sheets;
}

function firstSheet(
  name: string,
  { names, addresses }: Group,
  order: readonly string[],
  client: string,
): FirstSheet {
  const place = (address: string) => order.indexOf(sheetName(address));
  const css = [...addresses]
    .toSorted((a, b) => place(a) - place(b))
    .map((address) => readFileSync(join(client, address), 'utf8'));
  return { name, css: rulesFor(css.join(''), names), names: [...names].toSorted() };
}

function linkedSheets(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, address = '']) => address);
}

/** `/_assets/review.BQ_J-o0K.css`: review. */
function sheetName(address: string): string {
  return /([^/.]+)\.[^/]*$/.exec(address)?.[1] ?? address;
}

/** The sheet of the page's own kind: not one of the parts that stand anywhere, nor the shared one if it has another. */
function kindOf(linked: readonly string[], order: readonly string[]): string {
  const own = linked.filter((name) => order.indexOf(name) > order.indexOf(mostGeneral));
  return own[0] ?? linked.find((name) => name === mostGeneral) ?? 'others';
}
