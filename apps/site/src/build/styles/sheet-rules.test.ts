import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exclusiveClasses, leadingClasses, readSheet } from './sheet-rules.ts';

const shared = readSheet('apps/site/src/shell/sheets/site.css');
const sheets = globSync('apps/site/src/shell/sheets/**/*.css')
  .filter((file) => !/(?:site|print)\.css$/.test(file))
  .map((file) => ({ file, sheet: readSheet(file) }));
/** The sheets that classes select. Every page has the sheet with the font faces. */
const selectedSheets = sheets.filter(({ file }) => !file.endsWith('faces.css'));

test('a sheet has to itself the classes that begin rules in it alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  const write = (name: string, css: string) => writeFileSync(join(folder, name), css);
  write('site.css', '@import "tailwindcss" source("../"); @import "./a.css"; @import "./print.css" print;');
  write('a.css', '@layer components { .shared { & .nested {} } :where(.b) {} }');
  write('print.css', '.b {}');
  write('tokens.css', '@layer components { .token {} }');
  write('sheet.css', '@import "./tokens.css" reference;\n@import "./b.css";');
  // Indentation must not matter.
  write(
    'b.css',
    '@layer components {.b,.c .shared {} .shared {}\n@variant print { .d { .e {} } }\n\t\t.f > .g {} } .h {}',
  );
  const own = exclusiveClasses(readSheet(join(folder, 'sheet.css')), readSheet(join(folder, 'site.css')));
  expect([...own]).toEqual(['b', 'c', 'd', 'f']);
});

describe.each(selectedSheets)('$file', ({ file, sheet }) => {
  const own = [...exclusiveClasses(sheet, shared)];

  test('has a class of its own in every rule, or a page could need it without having one', () => {
    expect(sheet.rules.length).toBeGreaterThan(0);
    const foreign = sheet.rules.flatMap(({ file: at, line, selectors }) =>
      selectors
        .filter((selector) => !own.some((name) => selector.includes(`.${name}`)))
        .map((selector) => `${at}:${line} "${selector}"`),
    );
    expect(foreign).toEqual([]);
  });

  test('shares no file with another sheet', () => {
    const others = sheets.filter((other) => other.file !== file).flatMap((other) => other.sheet.files);
    expect(sheet.files.filter((path) => [...others, ...shared.files].includes(path))).toEqual([]);
  });
});

test('every style sheet beside a component is imported by one sheet, or loaded with its code', () => {
  const loaded = globSync('apps/site/src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+\.css)\?url'/g)].map(([, path = '']) =>
      join(dirname(file), path),
    ),
  );
  const alone = [
    ...loaded,
    'apps/site/src/layout/copy-notice/copy-notice.css',
    'apps/site/src/shell/sheets/print.css',
    'apps/site/src/ui/styles/tokens.css',
  ];
  const imported = [shared, ...sheets.map(({ sheet }) => sheet)].flatMap(({ files }) => files);
  const written = globSync('apps/site/src/**/*.css').filter((file) => !alone.includes(file));
  const forgotten = written.filter((file) => !imported.includes(file));
  expect(forgotten, 'import these in a file of apps/site/src/shell/sheets').toEqual([]);
});

test('every class that begins a rule is one that some component has', () => {
  const sources = globSync('apps/site/src/**/*.{ts,tsx,astro}')
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'));
  const words = new Set(sources.flatMap((source) => source.match(/[\w-]+/g) ?? []));
  /** Prefixes of names built from templates, such as `columns-${count}`. */
  const beginnings = new Set(
    sources.flatMap((source) => [...source.matchAll(/([\w-]+-)\$\{/g)].map(([, text]) => text)),
  );
  const isBegun = (name: string) =>
    name.split('-').some((_, index, parts) => beginnings.has(`${parts.slice(0, index).join('-')}-`));
  const classes = [shared, ...sheets.map(({ sheet }) => sheet)].flatMap((sheet) => [
    ...leadingClasses(sheet),
  ]);
  expect(classes.filter((name) => !words.has(name) && !isBegun(name))).toEqual([]);
});
