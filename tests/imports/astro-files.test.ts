import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const allowedRooms = ['#compose', '#shell', '#browser', '#views', '#blocks', '#ui', '#i18n', '#head'];

/** A script may stand here when it only names a file, or a text that another room holds. */
const importingScript = /<script>\s*import '#shell\/[\w-]+\.ts';\s*<\/script>/g;
const givenScript = /<script is:inline set:html=\{\w+\} \/>/g;

/** Astro routes and mounts; React draws. The import rules cannot read .astro files, so this test does. */
describe.each(globSync('src/**/*.astro'))('%s', (file) => {
  const [, script = '', template = ''] = readFileSync(file, 'utf8').split('---\n');

  test('imports only what routes and mounts may import', () => {
    const imported = [...script.matchAll(/(?:from|import) '([^']+)'/g)].map(([, path = '']) => path);
    expect(imported.filter((path) => !allowedRooms.some((room) => path.startsWith(`${room}/`)))).toEqual([]);
  });

  test('holds no styling, no words and no script of its own', () => {
    const markup = template.replaceAll(importingScript, '').replaceAll(givenScript, '');
    expect(markup).not.toMatch(/\b(?:class|style)=|<(?:style|script)/);
    expect(markup.replaceAll(/<[^>]*>/g, '').trim()).toBe('');
  });

  test('is short', () => {
    expect(script.split('\n').length + template.split('\n').length).toBeLessThan(40);
  });
});
