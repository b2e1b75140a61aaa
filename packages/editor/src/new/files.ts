import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import { stampedSource } from '@vpn-site/content/translations/stamp-translations.ts';
import { originalRevision } from '@vpn-site/content/translations/translation-states.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { defaultLocale, type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';

/** The site that files are written for. */
export interface Project {
  readonly root: string;
  readonly catalog: Pick<Catalog, 'documents' | 'facts' | 'body'>;
  readonly today: Day;
}

/** The files of a new provider, article or block. */
export interface Scaffold {
  readonly files: readonly WrittenFile[];
  /** For whoever started the tool: what to do now. */
  readonly next: string;
}

/** A file as it shall be. */
export interface WrittenFile {
  /** From the project's root. */
  readonly file: string;
  readonly text: string;
  /** It exists, and some lines are added; without this it must be new. */
  readonly isChanged?: boolean;
}

/** All or none: nothing that somebody wrote is ever overwritten. */
export function writeFiles(root: string, files: readonly WrittenFile[]): void {
  const taken = files.filter(({ file, isChanged }) => !isChanged && existsSync(join(root, file)));
  if (taken.length > 0) {
    throw new UsageError(`${taken.map(({ file }) => file).join(', ')} exists already; nothing was written.`);
  }
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** A document in every language; each translation follows the original as it is written here. */
export function translatedFiles(id: string, textIn: (locale: LocaleCode) => string): WrittenFile[] {
  const revision = originalRevision(textIn(defaultLocale));
  return localeCodes.map((locale) => ({
    file: `content/${id}.${locale}.md`,
    text: locale === defaultLocale ? textIn(locale) : stampedSource(textIn(locale), revision),
  }));
}

interface TableEntry {
  /** Where it is imported from, and as what. */
  readonly path: string;
  readonly name: string;
  /** What stands in the table, without the comma: the name alone, or a key and the name. */
  readonly entry: string;
}

/**
 * A table of imports and their names, with one more of each: the import by its path, as the formatter orders them, the
 * entry by its letters.
 */
export function withEntry(source: string, { path, name, entry }: TableEntry): string {
  const lines = source.split('\n');
  const importAt = indexFor(lines, /^import .* from '(\.\/[^']+)';$/, path);
  lines.splice(importAt, 0, `import { ${name} } from '${path}';`);
  const key = entry.replace(/^'|'?:.*$/g, '');
  lines.splice(indexFor(lines, /^ {2}'?([A-Za-z][\w-]*)'?(?:: \w+)?,$/, key), 0, `  ${entry},`);
  return lines.join('\n');
}

/** Before the first line that comes later, or behind the last. */
function indexFor(lines: readonly string[], pattern: RegExp, key: string): number {
  const entries = lines.flatMap((line, index) => {
    const found = pattern.exec(line)?.[1];
    return found === undefined ? [] : [{ index, found }];
  });
  const later = entries.find(({ found }) => isLater(found, key));
  const last = entries.at(-1);
  if (last === undefined) throw new Error(`There is no entry like ${pattern} to stand beside.`);
  return later?.index ?? last.index + 1;
}

function isLater(found: string, key: string): boolean {
  return found.toLowerCase() > key.toLowerCase();
}
