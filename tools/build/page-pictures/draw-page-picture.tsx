import satori from 'satori';
import sharp from 'sharp';
import type { PagePicture as PictureWords } from '#compose/page-picture.ts';
import { AppIcon } from '#ui/brand/app-icon.tsx';
import { PagePicture } from '#ui/brand/page-picture.tsx';
import { previewSize } from '#ui/brand/preview-image.tsx';
import { type ThemeColors, tokenColor } from '#ui/color/theme-colors.ts';
import { dataAddress, pictureFonts } from '../brand/picture-parts.tsx';

/** Ink, its edges and one green: more colours would only make the file larger. */
const colorCount = 32;

/** Draws pictures of pages in the colours of the site. Fonts are read once for all. */
export async function pagePictureDrawer(
  colors: ThemeColors,
): Promise<(words: PictureWords) => Promise<Buffer>> {
  const fonts = await pictureFonts();
  const color = (name: string) => tokenColor(colors, 'light', name);
  const mark = dataAddress(<AppIcon color={color('primary')} share={1} size={44} />);
  const used = {
    page: color('page'),
    text: color('text'),
    muted: color('muted'),
    rule: color('rule'),
    hairline: color('line-strong'),
  };
  return async (words) => {
    const svg = await satori(<PagePicture {...words} mark={mark} colors={used} />, { ...previewSize, fonts });
    return sharp(Buffer.from(svg))
      .png({ palette: true, colours: colorCount, dither: 0, effort: 1 })
      .toBuffer();
  };
}
