import { globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownClasses, readSheet } from './sheet-rules.ts';

const shared = readSheet('src/ui/styles/site.css');
const sheets = globSync('src/ui/styles/sheets/*.css').map((file) => ({ file, sheet: readSheet(file) }));

test('a sheet has to itself the classes that begin rules in it alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  const write = (name: string, css: string) => writeFileSync(join(folder, name), css);
  write('site.css', '@import "tailwindcss" source("../"); @import "./a.css"; @import "./print.css" print;');
  write('a.css', '@layer components { .shared { & .nested {} } :where(.b) {} }');
  write('print.css', '.b {}');
  write('tokens.css', '@layer components { .token {} }');
  write('sheet.css', '@import "./tokens.css" reference;\n@import "./b.css";');
  // However far in its lines stand.
  write(
    'b.css',
    '@layer components {.b,.c .shared {} .shared {}\n@variant print { .d { .e {} } }\n\t\t.f > .g {} } .h {}',
  );
  const own = ownClasses(readSheet(join(folder, 'sheet.css')), readSheet(join(folder, 'site.css')));
  expect([...own]).toEqual(['b', 'c', 'd', 'f']);
});

describe.each(sheets)('$file', ({ file, sheet }) => {
  const own = [...ownClasses(sheet, shared)];

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
