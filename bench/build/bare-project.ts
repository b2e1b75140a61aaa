import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { syntheticMarkdown } from './synthetic-content.ts';

/** The smallest Astro project that renders the same markdown: a folder of pages and nothing else. */
export function createBareProject(pages: number, textOf = syntheticMarkdown): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  mkdirSync(join(folder, 'src/pages/s'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'astro.config.mjs'), 'export default { devToolbar: { enabled: false } };');
  for (let page = 0; page < pages; page += 1) {
    const text = `---\ntitle: Page ${page}\n---\n\n${textOf(page)}`;
    writeFileSync(join(folder, `src/pages/s/page-${page}.md`), text);
  }
  return folder;
}
