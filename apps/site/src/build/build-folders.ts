import { join, relative, resolve } from 'node:path';
import type { BuildSettings } from '@vpn-site/content/build-settings.ts';

export interface BuildFolders {
  /** The code, with files cached between builds in its `.cache`. */
  readonly project: string;
  /** The editors' files: content, facts and messages. */
  readonly site: string;
  readonly out: string;
  /** A copy of the editors' files from the start of this build. All pages are made from it, and it ships with the release. */
  readonly staged: string;
  /** The published data, written before the pages because they show its size. */
  readonly openData: string;
  /** Pictures of pages, rendered together with the pages. */
  readonly pictures: string;
}

/**
 * Returns the folders of a build. Intermediate files go to a separate folder per output folder, so that two builds do not
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
