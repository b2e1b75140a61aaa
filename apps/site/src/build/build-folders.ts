import { join, relative, resolve } from 'node:path';
import type { BuildSettings } from '@vpn-site/content/build-settings.ts';

export interface BuildFolders {
  /** The folder with the code. Its `.cache` has files that are cached between builds. */
  readonly project: string;
  /** The editors' files: content, facts and messages. */
  readonly site: string;
  readonly out: string;
  /**
   * A copy of the editors' files from the start of this build. All pages are made from it, and it is part of the release.
   */
  readonly staged: string;
  /** The published data. It is written before the pages, because they show its size. */
  readonly openData: string;
  /** Pictures of pages, rendered at the same time as the pages. */
  readonly pictures: string;
}

/**
 * Returns the folders of a build. Each output folder has its own folder for intermediate files, so that two builds do not
 * mix.
 */
export function buildFolders(
  project: string,
  { siteDir, outDir }: Pick<BuildSettings, 'siteDir' | 'outDir'>,
): BuildFolders {
  const out = resolve(project, outDir);
  const workFolder = join(project, '.cache/builds', encodeURIComponent(relative(project, out)));
  return {
    project,
    site: resolve(project, siteDir),
    out,
    staged: join(workFolder, 'site'),
    openData: join(workFolder, 'open-data'),
    pictures: join(workFolder, 'pictures'),
  };
}
