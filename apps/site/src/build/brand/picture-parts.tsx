import { renderToStaticMarkup } from 'react-dom/server';
import type { Font } from 'satori';
import { pictureFamilies } from '#ui/brand/picture-families.ts';
import { headingInstances } from '../fonts/heading-face.ts';

/** Returns the fonts for pictures in both weights, with all letters of the site's languages. */
export async function pictureFonts(): Promise<Font[]> {
  const [heading, text] = await Promise.all([headingInstances(560), headingInstances(400)]);
  const named = (files: readonly Buffer[], weight: 400 | 600) =>
    pictureFamilies.flatMap((name, index): Font[] => {
      const data = files[index];
      return data ? [{ name, weight, data }] : [];
    });
  return [...named(heading, 600), ...named(text, 400)];
}

/** Returns an SVG as a data URL, for use as an image in another picture. */
export function svgDataUrl(drawing: Parameters<typeof renderToStaticMarkup>[0]): string {
  const svg = Buffer.from(renderToStaticMarkup(drawing));
  return `data:image/svg+xml;base64,${svg.toString('base64')}`;
}
