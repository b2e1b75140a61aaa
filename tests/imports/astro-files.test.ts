import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const allowedRooms = ['#compose', '#islands', '#views', '#blocks', '#ui', '#i18n', '#head'];

/** Astro routes and mounts; React draws. The import rules cannot read .astro files, so this test does. */
describe.each(globSync('src/**/*.astro'))('%s', (file) => {
  const [, script = '', template = ''] = readFileSync(file, 'utf8').split('---\n');

  test('imports only what routes and mounts may import', () => {
    const imported = [...script.matchAll(/(?:from|import) '([^']+)'/g)].map(([, path = '']) => path);
    expect(imported.filter((path) => !allowedRooms.some((room) => path.startsWith(`${room}/`)))).toEqual([]);
  });

  test('holds no styling, no words and no script', () => {
    expect(template).not.toMatch(/\b(?:class|style)=|<(?:style|script)/);
    expect(template.replaceAll(/<[^>]*>/g, '').trim()).toBe('');
  });

  test('is short', () => {
    expect(script.split('\n').length + template.split('\n').length).toBeLessThan(40);
  });
});
