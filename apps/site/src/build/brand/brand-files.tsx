import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { sitePicturePath } from '#head/preview-tags.ts';
import { manifestFile } from '#head/site-tags.ts';
import { AppIcon } from '#ui/brand/app-icon.tsx';
import { Favicon } from '#ui/brand/favicon.tsx';
import { withBrand } from '#ui/color/brand-colors.ts';
import { themeColors, tokenColor } from '#ui/color/theme-colors.ts';
import { iconFile } from './icon-file.ts';
import { previewPicture } from './preview-picture.tsx';
import { webManifest } from './web-manifest.ts';

/** File contents by name relative to the site root. */
export type BrandFiles = Readonly<Record<string, Buffer | string>>;

/**
 * Pixel sizes in favicon.ico. These icons are transparent and have no margin, because old browsers show them on any color.
 * Home screen icons have a background.
 */
const icoSizes = [16, 32, 48];
const whole = 1;
const withMargin = 0.62;
/**
 * The share of the width that the mark takes in a maskable icon. Launchers may crop such icons to a circle of four fifths
 * of the width.
 */
const maskable = 0.5;

/** Renders the pictures of the site itself, from the project's color tokens, texts and facts. */
export async function brandFiles(project: string, catalog: Catalog): Promise<BrandFiles> {
  const { brand = {} } = catalog.site;
  const { mark } = brand;
  const tokens = readFileSync(join(project, 'apps/site/src/ui/styles/tokens.css'), 'utf8');
  const colors = withBrand(themeColors(tokens), brand);
  const color = tokenColor(colors, 'light', 'primary');
  const background = tokenColor(colors, 'light', 'page');
  const icon = (size: number, share: number) =>
    png(<AppIcon color={color} background={background} share={share} size={size} mark={mark} />);
  const ico = icoSizes.map(async (size) => ({
    size,
    png: await png(<AppIcon color={color} share={whole} size={size} mark={mark} />),
  }));
  const pictures = localeCodes.map(
    async (locale) =>
      [sitePicturePath(locale).slice(1), await previewPicture(catalog, locale, colors)] as const,
  );
  return {
    'favicon.svg': renderToStaticMarkup(
      <Favicon light={color} dark={tokenColor(colors, 'dark', 'primary')} mark={mark} />,
    ),
    'favicon.ico': iconFile(await Promise.all(ico)),
    'apple-touch-icon.png': await icon(180, withMargin),
    'icon-192.png': await icon(192, withMargin),
    'icon-512.png': await icon(512, withMargin),
    'icon-maskable-512.png': await icon(512, maskable),
    ...Object.fromEntries(
      localeCodes.map((locale) => [manifestFile(locale), webManifest(catalog.site.name, background, locale)]),
    ),
    ...Object.fromEntries(await Promise.all(pictures)),
  };
}

function png(drawing: ReactElement): Promise<Buffer> {
  return sharp(Buffer.from(renderToStaticMarkup(drawing)))
    .png({ compressionLevel: 9 })
    .toBuffer();
}
