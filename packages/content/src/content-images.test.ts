import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageSize } from './content-images.ts';

const size = { width: 321, height: 123 };
const drawn = () => sharp({ create: { ...size, channels: 3, background: 'red' } });

test.each([
  ['PNG', () => drawn().png()],
  ['JPEG', () => drawn().jpeg()],
  [
    'progressive JPEG with metadata',
    () => drawn().withMetadata({ density: 300 }).jpeg({ progressive: true }),
  ],
  ['WebP', () => drawn().webp()],
  ['lossless WebP', () => drawn().webp({ lossless: true })],
  ['WebP with transparency', () => drawn().ensureAlpha(0.5).webp()],
])('the size of a %s is read', async (_name, draw) => {
  expect(imageSize(await draw().toBuffer())).toEqual(size);
});

test('anything else has none, and nothing makes it throw', async () => {
  const png = await drawn().png().toBuffer();
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
