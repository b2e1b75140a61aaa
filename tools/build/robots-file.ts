import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { robotsTxt } from '#head/robots-txt.ts';

/** Writes /robots.txt. */
export function robotsFile(): AstroIntegration {
  return {
    name: 'robots-file',
    hooks: { 'astro:build:done': ({ dir }) => writeFile(new URL('robots.txt', dir), robotsTxt()) },
  };
}
