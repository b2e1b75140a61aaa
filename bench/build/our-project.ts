import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { syntheticMarkdown } from './synthetic-content.ts';

/** This project with synthetic documents instead of its own explainers. */
export function createOurProject(pages: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-ours-'));
  for (const entry of [
    'content',
    'messages',
    'src',
    'tools',
    'astro.config.ts',
    'package.json',
    'tsconfig.json',
  ]) {
    cpSync(entry, join(folder, entry), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  rmSync(join(folder, 'content/explainers'), { recursive: true });
  mkdirSync(join(folder, 'content/explainers'));
  for (let page = 0; page < pages; page += 1) {
    const frontMatter = `---\ntitle: Page ${page}\ndescription: Description of page ${page}.\nslug: s/page-${page}\nupdated: 2026-11-15\n---\n\n`;
    writeFileSync(
      join(folder, `content/explainers/page-${page}.en.md`),
      frontMatter + syntheticMarkdown(page),
    );
  }
  return folder;
}
