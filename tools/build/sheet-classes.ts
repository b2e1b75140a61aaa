import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { ownClasses, readSheet } from '../styles/sheet-rules.ts';

const name = 'virtual:sheet-classes';

/**
 * Which classes each style sheet for some pages has to itself, read while building, so that the running site looks
 * classes up and parses no style sheet: src/shell/page-sheets.ts.
 */
export function sheetClasses(root: string): Plugin {
  const folder = join(root, 'src/shell/sheets');
  return {
    name: 'sheet-classes',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const shared = readSheet(join(folder, 'site.css'));
      const sheets = globSync(join(folder, '*.css'))
        .filter((file) => basename(file) !== 'site.css')
        .map((file) => ({ file, sheet: readSheet(file) }));
      for (const file of [shared, ...sheets.map(({ sheet }) => sheet)].flatMap(({ files }) => files))
        this.addWatchFile(file);
      const classes = Object.fromEntries(
        sheets.map(({ file, sheet }) => [basename(file, '.css'), [...ownClasses(sheet, shared)]]),
      );
      return `export const sheetClasses = ${JSON.stringify(classes)};`;
    },
  };
}
