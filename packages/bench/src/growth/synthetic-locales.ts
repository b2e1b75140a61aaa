import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampedSource } from '@vpn-site/content/translations/stamp-translations.ts';
import { originalRevision } from '@vpn-site/content/translations/translation-states.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { parseAst } from 'vite';
import { parse, stringify } from 'yaml';

/** Languages with the same two plural forms as English, so that English messages can be used for them. */
const addedLanguages = [
  { code: 'de', iso: 'de-DE', name: 'Deutsch', language: 'de' },
  { code: 'nl', iso: 'nl-NL', name: 'Nederlands', language: 'nl' },
  { code: 'sv', iso: 'sv-SE', name: 'Svenska', language: 'sv' },
  { code: 'da', iso: 'da-DK', name: 'Dansk', language: 'da' },
  { code: 'nb', iso: 'nb-NO', name: 'Norsk', language: 'nb' },
  { code: 'fi', iso: 'fi-FI', name: 'Suomi', language: 'fi' },
  { code: 'hu', iso: 'hu-HU', name: 'Magyar', language: 'hu' },
];
type Row = (typeof addedLanguages)[number];

/**
 * Adds languages until there are this many. Writes everything that a language needs as a copy of English: its row, its
 * entries in code tables, its messages, its texts and its words in the data.
 */
export function addLocales(folder: string, count: number): void {
  const rows = addedLanguages.slice(0, Math.max(0, count - localeCodes.length));
  if (rows.length < count - localeCodes.length)
    throw new Error(`There are fewer than ${count} languages to add.`);
  if (rows.length === 0) return;
  const each = (pattern: string, change: (path: string) => void) => {
    for (const file of globSync(pattern, { cwd: folder })) change(join(folder, file));
  };
  each('{apps,packages}/*/src/**/*.{ts,tsx}', (path) => addToCode(path, rows));
  each('{content/data,facts}/**/*.yaml', (path) => addToData(path, rows));
  each('content/**/*.en.{md,yaml}', (path) => addTexts(path, rows));
  for (const { code } of rows) {
    copyFileSync(join(folder, 'messages/en.json'), join(folder, `messages/${code}.json`));
  }
}

interface CodeNode {
  readonly type?: string;
  readonly start: number;
  readonly end: number;
  readonly elements?: readonly (CodeNode | null)[];
  readonly properties?: readonly CodeNode[];
  readonly key?: { readonly name?: string; readonly value?: string };
  readonly value?: CodeNode | string;
}

/**
 * Adds the new languages to every object in the code that has an entry per language, and their rows to the table of
 * languages.
 */
function addToCode(path: string, rows: readonly Row[]): void {
  const source = readFileSync(path, 'utf8');
  if (path.includes('.test.') || !/\ben\b/.test(source)) return;
  const changed = [...nodesIn(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))]
    .flatMap((node) => insertionFor(node, source, rows) ?? [])
    .toSorted((a, b) => b.at - a.at)
    .reduce(
      (text, { at, parts }) => text.slice(0, at) + parts.map((part) => `, ${part}`).join('') + text.slice(at),
      source,
    );
  if (changed !== source) writeFileSync(path, changed);
}

function* nodesIn(node: unknown): Generator<CodeNode> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield node as CodeNode;
  for (const part of Object.values(node)) yield* nodesIn(part);
}

interface Insertion {
  readonly at: number;
  readonly parts: readonly string[];
}

function insertionFor(
  { type, properties = [], elements = [] }: CodeNode,
  source: string,
  rows: readonly Row[],
): Insertion | undefined {
  if (type === 'ObjectExpression') {
    const english = properties.find((property) => keyOf(property) === 'en')?.value;
    const isPerLocale = localeCodes.every((code) => properties.some((property) => keyOf(property) === code));
    if (!isPerLocale || typeof english !== 'object') return undefined;
    const value = source.slice(english.start, english.end);
    return { at: endOfLast(properties), parts: rows.map(({ code }) => `${code}: ${value}`) };
  }
  const english = type === 'ArrayExpression' ? elements.find((row) => row && isEnglishRow(row)) : undefined;
  if (!english) return undefined;
  return { at: endOfLast(elements), parts: rows.map((row) => rowText(source, english, row)) };
}

function keyOf({ key }: CodeNode): string | undefined {
  return key?.name ?? key?.value;
}

function endOfLast(list: readonly (CodeNode | null)[]): number {
  return list.at(-1)?.end ?? 0;
}

function isEnglishRow({ type, properties = [] }: CodeNode): boolean {
  const code = properties.find((property) => keyOf(property) === 'code')?.value;
  return type === 'ObjectExpression' && typeof code === 'object' && code.value === 'en';
}

/** Returns the English row with the new code, tag, name and language. All other fields stay English. */
function rowText(source: string, english: CodeNode, row: Row): string {
  const parts = (english.properties ?? []).map((property) => {
    const key = keyOf(property) as keyof Row;
    return key in row ? `${key}: '${row[key]}'` : source.slice(property.start, property.end);
  });
  return `{ ${parts.join(', ')} }`;
}

function addToData(path: string, rows: readonly Row[]): void {
  const written = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(written);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, written(part)]));
    if (!localeCodes.every((code) => code in fields)) return fields;
    return { ...fields, ...Object.fromEntries(rows.map(({ code }) => [code, fields.en])) };
  };
  writeFileSync(
    path,
    stringify(written(parse(readFileSync(path, 'utf8'))), { aliasDuplicateObjects: false }),
  );
}

/** Writes a text in each new language, with links to pages of that language, stamped as a translation of the current original. */
function addTexts(path: string, rows: readonly Row[]): void {
  const english = readFileSync(path, 'utf8');
  for (const { code } of rows) {
    const text = english
      .replaceAll(/\]\(\/(?!images\/|_|data\/)/g, `](/${code}/`)
      .replaceAll(`](/${code}/)`, `](/${code})`);
    const stamped = path.endsWith('.md') ? stampedSource(text, originalRevision(english)) : text;
    writeFileSync(path.replace(/\.en\.(md|yaml)$/, `.${code}.$1`), stamped);
  }
}
