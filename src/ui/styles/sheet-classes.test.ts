import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { classesInPage, layeredFiles, ownClasses, type SheetSources } from './sheet-classes.ts';

const folder = import.meta.dirname;
const sources: SheetSources = Object.fromEntries(
  globSync('**/*.css', { cwd: folder }).map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
);
const sheets = Object.keys(sources).filter((path) => path.startsWith('sheets/'));

test('a sheet has to itself the classes that begin rules in it alone', () => {
  const layer = (rules: string) => `@layer components {\n${rules}\n}`;
  const written = {
    'site.css': '@import "./blocks/a.css";\n@import "./print.css" print;',
    'blocks/a.css': layer('  .shared {\n    & .nested {}\n  }\n  :where(.b) {}'),
    'print.css': '.b {}',
    'sheets/b.css': '@import "../blocks/b.css";',
    'blocks/b.css': layer('  .b,\n  .c .shared {}\n  .shared {}\n  @media print {\n    .d {}\n  }'),
  };
  expect([...ownClasses(written, 'sheets/b.css')]).toEqual(['b', 'c', 'd']);
  expect([...classesInPage('<p class="a b"><i class="c">')]).toEqual(['a', 'b', 'c']);
});

describe.each(sheets)('%s', (sheet) => {
  const own = [...ownClasses(sources, sheet)];

  test('has a class of its own in every rule, or a page could need it without having one', () => {
    const rules = layeredFiles(sources, sheet).flatMap((css) => [
      ...css.matchAll(/^ {2,4}([.:a-z[][^;{}]*)\{/gm),
    ]);
    expect(rules.length).toBeGreaterThan(0);
    const foreign = rules.flatMap(([, selector = '']) =>
      selector.split(/,(?![^(]*\))/).filter((part) => !own.some((name) => part.includes(`.${name}`))),
    );
    expect(foreign.map((selector) => selector.trim())).toEqual([]);
  });

  test('shares no file with another sheet', () => {
    const files = (path: string) =>
      [...(sources[path] ?? '').matchAll(/"\.\.\/([^"]+)"/g)].map(([, file]) => file);
    const others = [...sheets.filter((other) => other !== sheet).flatMap(files)];
    expect(files(sheet).filter((file) => others.includes(file))).toEqual([]);
    expect(files(sheet).filter((file) => sources['blocks.css']?.includes(`"./${file}"`))).toEqual([]);
  });
});
