import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageUses } from '@vpn-site/content/translations/translatable-texts.ts';

/** The max number of source files listed for a message. */
const maxUses = 3;

interface SourceFile {
  readonly file: string;
  /** Every quoted text in the file. Message keys are among them. */
  readonly quoted: ReadonlySet<string>;
  /** The groups of messages that it uses. */
  readonly groups: readonly string[];
  /** The prefixes of keys that are composed at render time. */
  readonly prefixes: readonly string[];
}

/**
 * Returns a function that looks up the source files that use a message: by its whole key, or by its group and the rest of
 * the key.
 */
export function messageUses(root: string): MessageUses {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file))
    .toSorted()
    .map((file) => sourceFile(file, readFileSync(join(root, file), 'utf8')));
  return (key) =>
    files
      .filter((file) => isUsedIn(key, file))
      .slice(0, maxUses)
      .map(({ file }) => file);
}

export function sourceFile(file: string, text: string): SourceFile {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);
  return {
    file,
    quoted: new Set(all(/'([\w.-]+)'/g)),
    groups: all(/useTranslations\('([\w.-]+)'\)/g),
    prefixes: all(/\bt(?:\.\w+)?\(\s*`([\w.-]+\.)\$\{/g),
  };
}

export function isUsedIn(key: string, { quoted, groups, prefixes: beginnings }: SourceFile): boolean {
  if (key.includes('.') && quoted.has(key)) return true;
  if (beginnings.some((beginning) => key.startsWith(beginning))) return true;
  return groups.some((group) => key.startsWith(`${group}.`) && quoted.has(key.slice(group.length + 1)));
}
