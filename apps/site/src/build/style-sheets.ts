import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { exclusiveClasses, readSheet } from './styles/sheet-rules.ts';

const name = 'virtual:style-sheets';
const resolved = `\0${name}`;
/** The folder of the sheets, relative to the folder of this app. In development, Vite serves it under the same path. */
const folder = 'src/shell/sheets';
/** The sheet that all pages link. */
const shared = 'site';

/** Sorts sheets in the order in which they apply: parts first, so that a page's sheet can position them. */
function inOrder(files: readonly string[]): readonly string[] {
  const isPart = (file: string) => file.startsWith('parts/');
  return [...files.filter(isPart).toSorted(), ...files.filter((file) => !isPart(file)).toSorted()];
}

/** Returns the names of all sheets in the order in which they apply. */
export function sheetNames(root: string): readonly string[] {
  const names = inOrder(globSync('**/*.css', { cwd: join(root, folder) })).map((file) =>
    basename(file, '.css'),
  );
  const first = ['faces', shared];
  return [...first, ...names.filter((each) => !first.includes(each))];
}

/**
 * Creates the Vite plugin for a module that lists each stylesheet with its address and its exclusive classes. They are
 * computed in the build, so that the running site only looks up classes and parses no CSS
 * (apps/site/src/shell/page-sheets.ts).
 */
export function styleSheets(root: string): Plugin {
  let isBuild = true;
  return {
    name: 'style-sheets',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === name ? resolved : null),
    load(id) {
      if (id !== resolved) return null;
      const common = readSheet(join(root, folder, `${shared}.css`));
      const sheets = inOrder(globSync('**/*.css', { cwd: join(root, folder) })).map((file) => ({
        file,
        classes: [...exclusiveClasses(readSheet(join(root, folder, file)), common)],
      }));
      // Pages refer to their sheets by address. In development the sheets are never imported, because Astro would inline
      // every imported stylesheet into the page as uncompiled source.
      const imports = sheets.map(({ file }, index) =>
        isBuild
          ? `import sheet${index} from '/${folder}/${file}?url';`
          : `const sheet${index} = '/${folder}/${file}';`,
      );
      const entries = sheets.map(
        ({ file, classes }, index) =>
          `{ name: '${basename(file, '.css')}', address: sheet${index}, classes: ${JSON.stringify(classes)} }`,
      );
      return `${imports.join('\n')}\nexport const styleSheets = [${entries.join(',\n')}];`;
    },
    hotUpdate({ file, modules }) {
      const own = this.environment.moduleGraph.getModuleById(resolved);
      return own && file.endsWith('.css') ? [...modules, own] : modules;
    },
  };
}
