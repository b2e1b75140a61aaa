import satori from 'satori';
import sharp from 'sharp';
import type { ChartPictureWords } from '#compose/chart-picture.ts';
import type { PagePicture as PictureWords } from '#compose/page-picture.ts';
import { AppIcon } from '#ui/brand/app-icon.tsx';
import { ChartPictureDrawing } from '#ui/brand/chart-picture.tsx';
import type { CustomLogo } from '#ui/brand/mark.tsx';
import { PagePicture } from '#ui/brand/page-picture.tsx';
import { previewSize } from '#ui/brand/preview-image.tsx';
import { type ThemeColors, tokenColor } from '#ui/color/theme-colors.ts';
import { pictureFonts, svgDataUrl } from '../brand/picture-parts.tsx';

/**
 * The number of colors in the palette. A page picture needs only its text colors, the shades of their antialiased edges,
 * and one accent; more colors would make the file larger. A chart has the colors of all providers.
 */
const colorCounts = { page: 32, chart: 128 } as const;

/** Returns a renderer for pictures of pages and charts in the site's colors. It reads the fonts once for all pictures. */
export async function pictureRenderer(
  colors: ThemeColors,
  customMark?: CustomLogo,
): Promise<(words: PictureWords | ChartPictureWords) => Promise<Buffer>> {
  const fonts = await pictureFonts();
  const color = (name: string) => tokenColor(colors, 'light', name);
  const mark = svgDataUrl(<AppIcon color={color('primary')} share={1} size={44} mark={customMark} />);
  const used = {
    page: color('page'),
    text: color('text'),
    muted: color('muted'),
    rule: color('rule'),
    hairline: color('line-strong'),
  };
  return async (words) => {
    const isChart = 'picture' in words;
    const drawing = isChart ? (
      <ChartPictureDrawing {...words} mark={mark} color={color} />
    ) : (
      <PagePicture {...words} mark={mark} colors={used} />
    );
    const svg = await satori(drawing, { ...previewSize, fonts });
    const colours = isChart ? colorCounts.chart : colorCounts.page;
    return sharp(Buffer.from(svg)).png({ palette: true, colours, dither: 0, effort: 1 }).toBuffer();
  };
}
