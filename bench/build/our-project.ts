import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../tests/e2e/harness/project-copy.ts';
import { syntheticMarkdown } from './synthetic-content.ts';

/** This project with synthetic documents beside its own. */
export function createOurProject(pages: number, textOf = syntheticMarkdown): string {
  const { folder } = copyProject();
  for (let page = 0; page < pages; page += 1) {
    const frontMatter = [
      '---',
      `title: Page ${page}`,
      `description: Description of page ${page}.`,
      `slug: s/page-${page}`,
      'updated: 2026-11-15',
      '---',
    ].join('\n');
    const text = `${frontMatter}\n\n${textOf(page)}`;
    writeFileSync(join(folder, `content/explainers/page-${page}.en.md`), text);
  }
  return folder;
}
