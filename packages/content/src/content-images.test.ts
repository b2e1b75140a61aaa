import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageSize } from './content-images.ts';

const size = { width: 321, height: 123 };
const rendered = () => sharp({ create: { ...size, channels: 3, background: 'red' } });

test.each([
  ['PNG', () => rendered().png()],
  ['JPEG', () => rendered().jpeg()],
  [
    'progressive JPEG with metadata',
    () => rendered().withMetadata({ density: 300 }).jpeg({ progressive: true }),
  ],
  ['WebP', () => rendered().webp()],
  ['lossless WebP', () => rendered().webp({ lossless: true })],
  ['WebP with transparency', () => rendered().ensureAlpha(0.5).webp()],
])('the size of a %s is read', async (_name, draw) => {
  expect(imageSize(await draw().toBuffer())).toEqual(size);
});

test('anything else has none, and nothing makes it throw', async () => {
  const png = await rendered().png().toBuffer();
  expect(imageSize(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined();
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.nat(30), (bytes, kept) => {
      imageSize(Buffer.from(bytes));
      imageSize(Buffer.concat([png.subarray(0, kept), bytes]));
      imageSize(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), bytes]));
      imageSize(Buffer.concat([Buffer.from('RIFF0000WEBPVP8 '), bytes]));
    }),
  );
});
