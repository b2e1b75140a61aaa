import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildSettings } from '@vpn-site/content/build-settings.ts';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { readFactFile } from '@vpn-site/content/facts/fact-file.ts';
import { withQuickFrontMatter } from '@vpn-site/content/front-matter.ts';
import { toQuickYaml } from '@vpn-site/content/quick-yaml.ts';
import { type ReleaseRecord, releaseRecordFile } from '@vpn-site/content/release-record.ts';
import { today } from '@vpn-site/content/today.ts';
import { openDataFiles, openDataPath } from '@vpn-site/core/open-data/open-data-file.ts';
import type { AstroIntegration } from 'astro';
import { releaseSiteFolder } from '#release/on-demand.ts';
import type { BuildFolders } from './build-folders.ts';
import { writeOpenData } from './open-data/write-open-data.ts';

const written = ['content', 'facts', 'messages'];

/**
 * Makes all pages of a release from the same content: it copies the editors' files before the first page is rendered, and
 * the build and the server render all pages from this copy. It also writes the project history and the open data, which
 * pages show.
 */
export function releaseSite(
  folders: BuildFolders,
  { isPreview }: Pick<BuildSettings, 'isPreview'>,
): AstroIntegration {
  const { site, staged, openData } = folders;
  return {
    name: 'release-site',
    hooks: {
      'astro:build:start': async () => {
        for (const folder of [staged, openData]) rmSync(folder, { recursive: true, force: true });
        for (const folder of written.filter((name) => existsSync(join(site, name)))) {
          cpSync(join(site, folder), join(staged, folder), { recursive: true, verbatimSymlinks: true });
        }
        optimizeForReading(staged);
        await writeOpenData(folders, loadCatalog(staged, today()), today());
        writeFileSync(join(staged, releaseRecordFile), JSON.stringify({ ...recordOf(folders), isPreview }));
        process.env.SITE_DIR = staged;
      },
      'astro:build:done': ({ dir }) => {
        const client = fileURLToPath(dir);
        cpSync(openData, join(client, openDataPath), { recursive: true });
        const releaseCopy = join(client, '..', releaseSiteFolder);
        rmSync(releaseCopy, { recursive: true, force: true });
        cpSync(staged, releaseCopy, { recursive: true, verbatimSymlinks: true });
      },
    },
  };
}

/** Rewrites the copied files in a format that is faster to read. Nobody edits the copy. */
function optimizeForReading(staged: string): void {
  for (const file of globSync('{facts,content}/**/*.yaml', { cwd: staged })) {
    const quick = toQuickYaml(readFactFile(staged, file).raw);
    if (quick !== undefined) writeFileSync(join(staged, file), quick);
  }
  for (const file of globSync('content/**/*.md', { cwd: staged })) {
    const path = join(staged, file);
    writeFileSync(path, withQuickFrontMatter(readFileSync(path, 'utf8')));
  }
}

/**
 * Returns the project history and the sizes of the open data files. It reads the history from the original folder, because
 * the copy has none.
 */
function recordOf({ site, openData }: BuildFolders): Omit<ReleaseRecord, 'isPreview'> {
  return {
    changes: loadCatalog(site).changes(),
    openDataSizes: Object.fromEntries(
      openDataFiles.map((name) => [name, statSync(join(openData, name)).size]),
    ),
  };
}
