import { mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { composeChartPictures } from '#compose/chart-picture.ts';
import { composeLocaleSite } from '#compose/locale-site.ts';
import { composePagePicture } from '#compose/page-picture.ts';
import { readablePages } from '#compose/pages.ts';
import { pagePicturePath } from '#head/preview-tags.ts';
import { contentHash } from '#release/content-hash.ts';
import { inBatches } from '#release/in-batches.ts';
import { withBrand } from '#ui/color/brand-colors.ts';
import { themeColors } from '#ui/color/theme-colors.ts';
import type { BuildCache } from '../build-cache.ts';
import { pictureRenderer } from './draw-page-picture.tsx';

/**
 * Files with which pictures are made, besides their texts. After a change in any of them, all pictures are rendered again.
 */
const renderSources = [
  'package.json',
  'apps/site/src/ui/brand/app-icon.tsx',
  'apps/site/src/ui/brand/chart-parts.tsx',
  'apps/site/src/ui/brand/chart-picture.tsx',
  'apps/site/src/ui/brand/chart-points.tsx',
  'apps/site/src/ui/brand/chart-rows.tsx',
  'apps/site/src/ui/brand/mark.tsx',
  'apps/site/src/ui/brand/page-picture.tsx',
  'apps/site/src/ui/brand/picture-families.ts',
  'apps/site/src/ui/color/brand-colors.ts',
  'apps/site/src/ui/styles/tokens.css',
  'apps/site/src/build/brand/picture-parts.tsx',
  'apps/site/src/build/page-pictures/draw-page-picture.tsx',
  'apps/site/src/build/fonts/heading-alphabet.ts',
  'apps/site/src/build/fonts/heading-face.ts',
];
/** The max number of pictures in progress. This thread lays out text while other threads rasterize earlier pictures. */
const picturesAtOnce = 8;

export interface PictureSources {
  /** The root of the project, which contains the picture components. */
  readonly root: string;
  readonly catalog: Catalog;
  readonly siteUrl: string;
  readonly asOf: Day;
  readonly folder: string;
  readonly cache: BuildCache;
}

export interface WrittenPictures {
  readonly count: number;
  readonly rendered: number;
}

/** Writes a picture for every chart and every readable page, except home pages, which use the picture of the site. */
export async function writePagePictures(sources: PictureSources): Promise<WrittenPictures> {
  const { root, catalog, siteUrl, asOf, folder, cache } = sources;
  const sites = new Map(
    localeCodes.map((locale) => [locale, composeLocaleSite(catalog, locale, siteUrl, asOf)]),
  );
  const { brand = {} } = catalog.site;
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const source = contentHash([...renderSources.map(read), JSON.stringify(brand)].join('\n'));
  const colors = withBrand(themeColors(read('apps/site/src/ui/styles/tokens.css')), brand);
  let renderer: ReturnType<typeof pictureRenderer> | undefined;
  let rendered = 0;
  const pages = readablePages(catalog)
    .flatMap((page) => {
      const site = sites.get(page.locale);
      const words = site && composePagePicture(page, site);
      return words ? [{ path: pagePicturePath(page.path), words }] : [];
    })
    .toArray();
  const jobs = [...pages, ...[...sites.values()].flatMap(composeChartPictures)];
  await inBatches(jobs, picturesAtOnce, async ({ path, words }) => {
    const picture = await cache.get(contentHash(source + JSON.stringify(words)), async () => {
      rendered += 1;
      renderer ??= pictureRenderer(colors, brand.mark);
      return (await renderer)(words);
    });
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), picture);
  });
  cache.forgetUnused();
  return { count: jobs.length, rendered };
}
