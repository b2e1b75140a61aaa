import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setYamlTexts } from '@vpn-site/content/editing/set-yaml-texts.ts';
import { bodyStart, readFrontMatter } from '@vpn-site/content/front-matter.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { isLocaleCode, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { stringify } from 'yaml';
import { NotDoneError } from '../not-done-error.ts';

export interface TextFile {
  readonly id: string;
  readonly kind: string;
  readonly locale: LocaleCode;
  readonly file: string;
  readonly source: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export function textFilePath(id: string, locale: LocaleCode): string {
  return `content/${id}.${locale}.md`;
}

/** Reads one language of a text; undefined if it does not exist. */
export function readText(root: string, id: string, locale: string): TextFile | undefined {
  if (!isLocaleCode(locale) || !/^[a-z-]+\/[a-z0-9-]+$/.test(id)) return undefined;
  const file = textFilePath(id, locale);
  if (!existsSync(join(root, file))) return undefined;
  const source = readFileSync(join(root, file), 'utf8');
  const block = readFrontMatter(source);
  return {
    id,
    kind: id.split('/')[0] ?? '',
    locale,
    file,
    source,
    fields: block?.parsed.ok ? fieldsOf(block.parsed.data) : {},
    body: source.slice(bodyStart(source)),
  };
}

/** A new value for a field at the top of a text; undefined removes it. */
export type FieldValues = Readonly<Record<string, string | true | undefined>>;

/** Fields whose value is written as it is, without quotes. */
const plainFields = new Set(['draft', 'published', 'updated', 'slug', 'happened']);

/** Returns a text with some fields and the body changed. Every other line stays as it is. */
export function changedText({ source, fields }: TextFile, values: FieldValues, body: string): string {
  const start = bodyStart(source);
  const changed = Object.entries(values).filter(([name, value]) => fields[name] !== value);
  const head = changed.reduce(
    (text, [name, value]) => withField(text, name, value, fields[name]),
    source.slice(0, start),
  );
  return head + body;
}

function withField(head: string, name: string, value: string | true | undefined, before: unknown): string {
  const line = new RegExp(`^${name}:.*(?:\\n[ \\t]+.*)*\\n`, 'm');
  if (value === undefined) return head.replace(line, '');
  if (typeof value === 'string' && typeof before === 'string' && !plainFields.has(name)) {
    return inFrontMatter(head, (yaml) => setYamlTexts(yaml, [{ path: [name], text: value }]));
  }
  const written = `${name}: ${plainFields.has(name) ? String(value) : stringify(value, { lineWidth: 0 }).trim()}\n`;
  if (line.test(head)) return head.replace(line, () => written);
  return head.replace(/---[ \t]*\r?\n?$/, (fence) => written + fence);
}

function inFrontMatter(head: string, change: (yaml: string) => string): string {
  const yaml = readFrontMatter(head)?.yaml;
  if (yaml === undefined)
    throw new NotDoneError(['The top of this file cannot be read. Open it in an editor.']);
  const at = head.indexOf(yaml);
  return head.slice(0, at) + change(yaml) + head.slice(at + yaml.length);
}

/** Returns the sections of a body: what stands above the first heading, then each heading, with where the section ends. */
export function sectionsOf(body: string): readonly { readonly heading: string; readonly end: number }[] {
  const starts = [...body.matchAll(/^## (.*?)(?: \{%.*)?$/gm)];
  const headings = ['', ...starts.map(([, heading = '']) => heading)];
  return headings.map((heading, index) => ({ heading, end: starts[index]?.index ?? body.length }));
}

/** Puts a paragraph at the end of a section: 0 is what stands above the first heading. */
export function withParagraph(body: string, section: number, paragraph: string): string {
  const end = sectionsOf(body)[section]?.end ?? body.length;
  const before = body.slice(0, end).trimEnd();
  const after = body.slice(end);
  return `${before}\n\n${paragraph}\n${after === '' ? '' : `\n${after}`}`;
}
