import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repeatedTypes } from './repeated-types.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'types-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

test('a type that two files export is named with both places and what to do', () => {
  plant({
    'packages/core/price/row.ts': 'const a = 1;\n\nexport interface Row<T> {}\n',
    'packages/upkeep/facts/row.tsx': 'export type Row = string;\n',
    'apps/site/row.ts': 'export abstract class Row {}\n',
    'tests/e2e/other.ts': 'export interface Other {}\n',
  });
  expect(repeatedTypes(root)).toEqual([
    expect.stringMatching(
      /^apps\/site\/row\.ts:1, packages\/core\/price\/row\.ts:3, packages\/upkeep\/facts\/row\.tsx:1: each exports a type called Row\. .* keep one and import it/,
    ),
  ]);
});

test('what is passed on, kept in its file, declared in parts or only begins the same is no second type', () => {
  plant({
    'src/a.ts': 'export interface Row {}\nexport interface Row {}\n',
    'src/b.ts': "export type { Row } from './a.ts';\nexport { type Row as R } from './a.ts';\n",
    'src/c.ts': 'interface Row {}\nexport type Rows = Row[];\nexport const Row = 1;\n',
    'src/d.test.ts': 'export interface Row {}\n',
    'tools/edit/app/e.ts': 'export interface Row {}\n',
  });
  expect(repeatedTypes(root)).toEqual([]);
});
