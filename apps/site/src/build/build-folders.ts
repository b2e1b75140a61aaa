import { join, relative, resolve } from 'node:path';
import type { BuildSettings } from '@vpn-site/content/build-settings.ts';

/** The folders of one build. */
export interface BuildFolders {
  /** The code, and what is kept between builds in its `.cache`. */
  readonly project: string;
  /** What editors write: content, facts and messages. */
  readonly site: string;
  /** Where the build goes. */
  readonly out: string;
  /** The files of the editors as this build found them: all pages are made from these, and the release takes them along. */
  readonly staged: string;
  /** The published data, made before the pages that tell how large they are. */
  readonly openData: string;
  /** The pictures of pages, drawn while these are rendered. */
  readonly pictures: string;
}

/** What a build makes on its way lies in a folder of its own for each place it goes to, so that two builds do not mix. */
export function buildFolders(
  project: string,
  { siteDir, outDir }: Pick<BuildSettings, 'siteDir' | 'outDir'>,
): BuildFolders {
  const out = resolve(project, outDir);
  const underway = join(project, '.cache/builds', encodeURIComponent(relative(project, out)));
  return {
    project,
    site: resolve(project, siteDir),
    out,
    staged: join(underway, 'site'),
    openData: join(underway, 'open-data'),
    pictures: join(underway, 'pictures'),
  };
}
