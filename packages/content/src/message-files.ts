import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFields } from '@vpn-site/core/fields/fields.ts';
import {
  defaultLocale,
  isPartialLocale,
  type LocaleCode,
  localeCodes,
} from '@vpn-site/core/locale/locale-table.ts';
import { cachedReading } from './cached-readings.ts';
import { type Problem, ProblemsError } from './problem.ts';

/** Interface strings as nested objects whose leaves are ICU messages. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

export interface MessageFile {
  readonly file: string;
  readonly locale: LocaleCode;
  readonly text: string;
  /** The messages; empty if the file cannot be read, which `problems` explains. */
  readonly tree: MessageTree;
  readonly problems: readonly Problem[];
}

export function readMessageFiles(root: string): MessageFile[] {
  return localeCodes.map((locale) => {
    const file = `messages/${locale}.json`;
    if (!existsSync(join(root, file))) {
      const remedy = `Copy messages/${defaultLocale}.json and translate it.`;
      return {
        file,
        locale,
        text: '',
        tree: {},
        problems: [{ file, message: 'The file is missing.', remedy }],
      };
    }
    // Some editors start a file with a byte order mark, which JSON does not allow.
    const text = readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '');
    return {
      file,
      locale,
      text,
      ...cachedReading(`messages ${file}`, [text], () => parseMessages(file, text)),
    };
  });
}

/** Returns the messages of each language; throws if a file cannot be read. */
export function messagesByLocale(files: readonly MessageFile[]): ReadonlyMap<LocaleCode, MessageTree> {
  const problems = files.flatMap((file) => file.problems);
  if (problems.length > 0) throw new ProblemsError(problems);
  const original = files.find(({ locale }) => locale === defaultLocale)?.tree ?? {};
  // A message that is not translated yet is shown in the default language.
  return new Map(
    files.map(({ locale, tree }) => [locale, isPartialLocale(locale) ? withKeysOf(original, tree) : tree]),
  );
}

/** Returns the dotted keys of messages that a language shows in the default language; none for a complete language. */
export function missingMessages(files: readonly MessageFile[], locale: LocaleCode): ReadonlySet<string> {
  if (!isPartialLocale(locale)) return new Set();
  const keysIn = (wanted: LocaleCode) =>
    new Set(flattenMessages(files.find((file) => file.locale === wanted)?.tree ?? {}).map(([key]) => key));
  return keysIn(defaultLocale).difference(keysIn(locale));
}

/** Returns the messages of `original`, in its order, with the texts of `tree` if it has them. */
export function withKeysOf(original: MessageTree, tree: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(original).map(([key, value]) => {
      const own = tree[key];
      if (typeof value === 'string') return [key, typeof own === 'string' ? own : value];
      return [key, withKeysOf(value, typeof own === 'object' ? own : {})];
    }),
  );
}

function parseMessages(file: string, text: string): Pick<MessageFile, 'tree' | 'problems'> {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, reason } = parsed;
    return { tree: {}, problems: [{ file, line, message: 'The file is not JSON.', remedy: reason }] };
  }
  const problems = messageTreeProblems(parsed.data, (key) => lineOfMessage(text, key)).map((problem) => ({
    file,
    ...problem,
  }));
  return { tree: problems.length === 0 ? (parsed.data as MessageTree) : {}, problems };
}

/** Returns every message with its dotted key. */
export function flattenMessages(tree: MessageTree, prefix = ''): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flattenMessages(value, `${prefix}${key}.`),
  );
}

/** Returns the line of a dotted key, by searching for its parts in order. */
export function lineOfMessage(text: string, key: string): number | undefined {
  let at = 0;
  for (const part of key.split('.')) {
    at = text.indexOf(`${JSON.stringify(part)}:`, at);
    if (at === -1) return undefined;
  }
  return text.slice(0, at).split('\n').length;
}

/** Reports JSON that is not a tree of messages, such as a list, a number or null. */
function messageTreeProblems(
  data: unknown,
  lineOf: (key: string) => number | undefined,
): Omit<Problem, 'file'>[] {
  if (!isFields(data)) {
    return [
      { line: 1, message: 'The file has the wrong shape.', remedy: 'Write { "group": { "name": "text" } }.' },
    ];
  }
  return keysWithoutText(data, '').map((key) => ({
    line: lineOf(key),
    message: `The message "${key}" is not text.`,
    remedy: 'Write it in double quotes.',
  }));
}

function keysWithoutText(tree: Readonly<Record<string, unknown>>, prefix: string): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'string') return [];
    return isFields(value) ? keysWithoutText(value, `${prefix}${key}.`) : [prefix + key];
  });
}

type ParsedJson =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/** Parses JSON, or returns the line and the reason of the error. */
function parseJson(text: string): ParsedJson {
  try {
    return { ok: true, data: JSON.parse(text) as unknown };
  } catch (error) {
    const { message } = error as Error;
    return { ok: false, line: lineOfError(text, message), reason: jsonRemedy(message) };
  }
}

/** Returns what to look for. The parser names the first character that it did not expect, which helps only programmers. */
function jsonRemedy(message: string): string {
  if (/control character/.test(message))
    return 'A text goes over the end of its line: close it with a quotation mark, and write \\n for a new line.';
  if (/escaped/.test(message)) return 'Write \\\\ for a backslash in a text.';
  if (/end of JSON|Unterminated/.test(message))
    return 'The file ends too early: a quotation mark or a closing } is missing.';
  return 'Look here and at the end of the line above: a comma is missing or there is one too many, or a quotation mark is missing.';
}

function lineOfError(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length;
  // The error of an unexpected token has no position, so we look for the first line up to whose end the text already has
  // that error.
  const lines = text.split('\n');
  const index = lines.findIndex((_, last) => hasUnexpectedToken(`${lines.slice(0, last + 1).join('\n')}\n`));
  return index === -1 ? lines.length : index + 1;
}

function hasUnexpectedToken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return (error as Error).message.startsWith('Unexpected token');
  }
}
