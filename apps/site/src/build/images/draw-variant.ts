import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageFile } from '@vpn-site/content/content-images.ts';
import { imageFormat } from '@vpn-site/core/image/image-variants.ts';
import sharp from 'sharp';
import type { UsedImage } from '#compose/used-images.ts';

/** The image quality. Text in screenshots must stay sharp. */
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
