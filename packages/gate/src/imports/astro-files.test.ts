import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * Matches scripts that an .astro file may contain: one that only imports a file, and one whose text is in another module.
 */
const importingScript = /<script>\s*import '#shell\/[\w-]+\.ts';\s*<\/script>/g;
const givenScript = /<script is:inline set:html=\{\w+\} \/>/g;

/** Astro only routes and mounts; React renders. */
describe.each(globSync('apps/site/src/**/*.astro'))('%s', (file) => {
  const [, script = '', template = ''] = readFileSync(file, 'utf8').split('---\n');

  test('holds no styling, no words and no script of its own', () => {
    const markup = template.replaceAll(importingScript, '').replaceAll(givenScript, '');
    expect(markup).not.toMatch(/\b(?:class|style)=|<(?:style|script)/);
    expect(markup.replaceAll(/<[^>]*>/g, '').trim()).toBe('');
  });

  test('is short', () => {
    expect(script.split('\n').length + template.split('\n').length).toBeLessThan(40);
  });
});
