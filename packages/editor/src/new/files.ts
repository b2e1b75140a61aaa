import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import { stampedSource } from '@vpn-site/content/translations/stamp-translations.ts';
import { originalRevision } from '@vpn-site/content/translations/translation-states.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { defaultLocale, type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';

/** The site for which files are written. */
export interface Project {
  readonly root: string;
  readonly catalog: Pick<Catalog, 'documents' | 'facts' | 'body'>;
  readonly today: Day;
}

/** The files of a new provider, article or block. */
export interface Scaffold {
  readonly files: readonly WrittenFile[];
  /** The next steps, as text for the user. */
  readonly next: string;
}

export interface WrittenFile {
  /** Path from the project root. */
  readonly file: string;
  readonly text: string;
  /** Whether the file exists and gets more lines. Otherwise the file must not exist yet. */
  readonly isChanged?: boolean;
}

/** Writes all files or none, so that existing files are never overwritten. */
export function writeFiles(root: string, files: readonly WrittenFile[]): void {
  const taken = files.filter(({ file, isChanged }) => !isChanged && existsSync(join(root, file)));
  if (taken.length > 0) {
    throw new UsageError(`${taken.map(({ file }) => file).join(', ')} exists already. Nothing was written.`);
  }
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Returns a document in every language. Each translation has the revision of the original. */
export function translatedFiles(id: string, textIn: (locale: LocaleCode) => string): WrittenFile[] {
  const revision = originalRevision(textIn(defaultLocale));
  return localeCodes.map((locale) => ({
    file: `content/${id}.${locale}.md`,
    text: locale === defaultLocale ? textIn(locale) : stampedSource(textIn(locale), revision),
  }));
}

interface TableEntry {
  /** The path and the name of the import. */
  readonly path: string;
  readonly name: string;
  /** The entry in the table, without the comma: only the name, or a key and the name. */
  readonly entry: string;
}

/**
 * Adds an import and its entry to a table of imports. The import is sorted by path, as the formatter does, and the entry
 * alphabetically.
 */
export function withEntry(source: string, { path, name, entry }: TableEntry): string {
  const lines = source.split('\n');
  const importAt = indexFor(lines, /^import .* from '(\.\/[^']+)';$/, path);
  lines.splice(importAt, 0, `import { ${name} } from '${path}';`);
  const key = entry.replace(/^'|'?:.*$/g, '');
  lines.splice(indexFor(lines, /^ {2}'?([A-Za-z][\w-]*)'?(?:: \w+)?,$/, key), 0, `  ${entry},`);
  return lines.join('\n');
}

/** Returns the index of the first line that sorts later; if there is none, the index after the last line. */
function indexFor(lines: readonly string[], pattern: RegExp, key: string): number {
  const entries = lines.flatMap((line, index) => {
    const found = pattern.exec(line)?.[1];
    return found === undefined ? [] : [{ index, found }];
  });
  const later = entries.find(({ found }) => isLater(found, key));
  const last = entries.at(-1);
  if (last === undefined) throw new Error(`There is no entry like ${pattern} to insert after.`);
  return later?.index ?? last.index + 1;
}

function isLater(found: string, key: string): boolean {
  return found.toLowerCase() > key.toLowerCase();
}
