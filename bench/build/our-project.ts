import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampTranslations } from '#catalog/translations/stamp-translations.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { copyProject } from '../../tests/e2e/harness/project-copy.ts';
import { syntheticMarkdown } from './synthetic-content.ts';

/** This project with synthetic documents beside its own, each in every language; so many pages in all. */
export function createOurProject(pages: number, textOf = syntheticMarkdown): string {
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
    const text = `${frontMatter}\n\n${textOf(page)}`;
    const locale = localeCodes[page % localeCodes.length];
    writeFileSync(join(folder, `content/explainers/${name}.${locale}.md`), text);
  }
  stampTranslations(folder);
  return folder;
}
