import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brandSheet } from './brand-sheet.ts';

const project = process.cwd();
const sheet = join(project, 'apps/site/src/shell/sheets/site.css');

describe('the style sheet of all pages', () => {
  let site: string;
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'brand-'));
    mkdirSync(join(site, 'content/data'), { recursive: true });
  });
  afterEach(() => rmSync(site, { recursive: true }));

  const transformed = (brand: string, id = sheet) => {
    writeFileSync(
      join(site, 'content/data/site.yaml'),
      `name: x\nproduct: { en: a, pl: b, tr: c }\n${brand}`,
    );
    const { transform } = brandSheet({ project, site, staged: site });
    if (typeof transform !== 'function') throw new Error('The plugin transforms nothing.');
    return transform.call({} as never, '@import "./apps/site/src/ui/styles/tokens.css";', id) as
      | string
      | null;
  };

  test('has the colours of the owner in place of the theme’s, each token once', async () => {
    const source = transformed(
      'brand: { primary: { light: "#7c3aed", dark: "#c4b5fd" } }',
      `${sheet}?transform-only`,
    );
    const compiler = await compile(source ?? '', {
      base: project,
      loadStylesheet: (id, base) => {
        const path = resolve(base, id);
        return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') });
      },
    });
    const css = compiler.build([]);
    expect(css.match(/--color-primary: light-dark\([^)]*\)/g)).toEqual([
      '--color-primary: light-dark(#7c3aed, #c4b5fd)',
    ]);
    expect(css).toContain('--color-good: light-dark(#166534');
    // System colors take precedence over any brand.
    expect(css).toContain('--color-primary: Highlight');
  });

  test('stays as it is where the owner chose nothing, and so do all others', () => {
    expect(transformed('')).toBeNull();
    expect(transformed('brand: { primary: "#7c3aed" }', `${sheet}?url`)).toBeNull();
    expect(
      transformed('brand: { primary: "#7c3aed" }', join(project, 'apps/site/src/shell/sheets/home.css')),
    ).toBeNull();
  });
});
