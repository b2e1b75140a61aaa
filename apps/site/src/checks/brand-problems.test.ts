import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { problemsOf } from '@vpn-site/content/checks/check.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { editText } from '@vpn-site/fixture/edit-text.ts';
import { fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brandProblems } from './brand-problems.ts';

const file = 'content/data/site.yaml';

describe('the brand of an owner', () => {
  let root: string;
  beforeEach(() => {
    root = copyOfFixture();
    mkdirSync(join(root, 'content/brand'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const problems = (brand: string) => {
    editText(root, file, (text) => `brand:\n${brand}\n${text}`);
    return problemsOf(() => brandProblems(new DataFiles(root), loadCatalog(root, fixtureDay)));
  };

  test('may have any hue', () => {
    expect(problems("  primary: { light: '#7C3AED', dark: '#c4b5fd' }\n  link: '#0e7490'")).toEqual([]);
  });

  test('a colour that cannot be read is told with its line, its contrast and one that passes', () => {
    expect(
      problems("  link: '#1d4ed8'\n  primary:\n    light: '#f59e0b'\n    dark: '#fbbf24'"),
    ).toMatchObject([
      {
        line: 4,
        message: expect.stringMatching(/light theme .* #f59e0b has a contrast of 1\.\d\d to 1 on #f1f5f9/),
        remedy: expect.stringMatching(/^Write "#[0-9a-f]{6}", the nearest that passes everywhere/),
      },
    ]);
  });

  test.each([
    ['primary: green'],
    ['primary: { light: "#15803d" }'],
    ['mark: /logo.svg'],
    ['accent: "#15803d"'],
  ])('%s is a mistake', (line) => {
    expect(problems(`  ${line}`)).toMatchObject([{ file, line: 2 }]);
  });

  test('a logo that is missing or cannot be drawn is told, and one that can is part of the site', () => {
    expect(problems('  mark: content/brand/mark.svg')).toMatchObject([
      { file, message: expect.stringContaining('is missing') },
    ]);
    const write = (svg: string) => writeFileSync(join(root, 'content/brand/mark.svg'), svg);
    write('<svg viewBox="0 0 8 8">\n<script/>\n</svg>');
    expect(problemsOf(() => brandProblems(new DataFiles(root), loadCatalog(root, fixtureDay)))).toMatchObject(
      [{ file: 'content/brand/mark.svg', line: 2 }],
    );
    write('<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>');
    expect(loadCatalog(root, fixtureDay).site.brand?.mark).toEqual({
      viewBox: '0 0 8 8',
      body: '<path d="M0 0h8v8z"/>',
    });
  });
});
