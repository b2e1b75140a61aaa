import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stampTranslations } from '@vpn-site/content/translations/stamp-translations.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { copyProject } from '@vpn-site/harness/project-copy.ts';

/** Creates the smallest Astro project that renders the same Markdown: a folder of pages and nothing else. */
export function createBareProject(pages: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  mkdirSync(join(folder, 'src/pages/s'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'astro.config.mjs'), 'export default { devToolbar: { enabled: false } };');
  for (let page = 0; page < pages; page += 1) {
    const text = `---\ntitle: Page ${page}\n---\n\n${syntheticMarkdown(page)}`;
    writeFileSync(join(folder, `src/pages/s/page-${page}.md`), text);
  }
  return folder;
}

/** Creates a copy of this project with this many synthetic pages in all languages. */
export function createOurProject(pages: number): string {
  const { folder } = copyProject();
  for (let page = 0; page < pages; page += 1) {
    const name = `page-${Math.floor(page / localeCodes.length)}`;
    const frontMatter = [
      '---',
      'title: A synthetic page',
      'description: Description of a synthetic page.',
      `slug: s/${name}`,
      'updated: 2026-11-15',
      '---',
    ].join('\n');
    const text = `${frontMatter}\n\n${syntheticMarkdown(page)}`;
    const locale = localeCodes[page % localeCodes.length];
    writeFileSync(join(folder, `content/explainers/${name}.${locale}.md`), text);
  }
  stampTranslations(folder);
  return folder;
}

/** Generates about 900 words of Markdown with headings, lists, emphasis, links and a table. Every page differs. */
function syntheticMarkdown(page: number): string {
  const sections = Array.from({ length: 8 }, (_, section) => syntheticSection(page, section));
  return sections.join('\n\n');
}

function syntheticSection(page: number, section: number): string {
  const words = (count: number, seed: number) =>
    Array.from(
      { length: count },
      (_, word) => vocabulary[(page * 7 + section * 13 + word * 3 + seed) % vocabulary.length],
    ).join(' ');
  return [
    `## ${words(4, 1)}`,
    `${words(40, 2)}. **${words(3, 3)}** ${words(20, 4)}, [${words(2, 5)}](/) ${words(15, 6)}.`,
    `- ${words(8, 7)}\n- *${words(6, 8)}*\n- ${words(9, 9)}`,
    `| ${words(1, 10)} | ${words(1, 11)} |\n|---|---|\n| ${words(3, 12)} | ${words(3, 13)} |`,
  ].join('\n\n');
}

const vocabulary = (
  'network provider server address tunnel traffic device browser account privacy policy router setting ' +
  'connection country protocol audit report owner price renewal month year reader source date fact score'
).split(' ');
