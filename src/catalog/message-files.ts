import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';

/** Interface strings as nested objects whose leaves are ICU messages. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

export interface MessageFile {
  readonly file: string;
  readonly locale: LocaleCode;
  readonly text: string;
  readonly tree: MessageTree;
}

export function readMessageFiles(root: string): MessageFile[] {
  return localeCodes.map((locale) => {
    const file = `messages/${locale}.json`;
    const text = readFileSync(join(root, file), 'utf8');
    return { file, locale, text, tree: JSON.parse(text) as MessageTree };
  });
}

/** Every message with its dotted key. */
export function flattenMessages(tree: MessageTree, prefix = ''): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flattenMessages(value, `${prefix}${key}.`),
  );
}

/** The line on which a dotted key is written, found by walking its parts in order. */
export function lineOfMessage(text: string, key: string): number | undefined {
  let at = 0;
  for (const part of key.split('.')) {
    at = text.indexOf(`${JSON.stringify(part)}:`, at);
    if (at === -1) return undefined;
  }
  return text.slice(0, at).split('\n').length;
}
