import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { imageFile } from '#catalog/content-images.ts';
import type { UsedImage } from '#compose/used-images.ts';
import { imageFormat } from '#domain/image/image-variants.ts';

/** Good enough that text in a screenshot stays sharp. */
const quality = 82;

export async function drawVariant(
  root: string,
  { path, width }: Omit<UsedImage, 'address'>,
): Promise<Buffer> {
  const file = imageFile(path);
  if (file === undefined) throw new Error(`"${path}" is not the address of an image.`);
  return sharp(await readFile(join(root, file)))
    .resize({ width, withoutEnlargement: true })
    .toFormat(imageFormat, { quality })
    .toBuffer();
}
