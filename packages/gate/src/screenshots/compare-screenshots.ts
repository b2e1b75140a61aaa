import { globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

export interface ScreenshotDifference {
  readonly file: string;
  /** The number of pixels that differ; undefined if the sizes differ or one picture is missing. */
  readonly pixels: number | undefined;
  readonly reason: string;
}

/** Compares the pictures of two folders pixel by pixel. If pixels differ, it writes a picture of them. */
export async function compareScreenshots(
  before: string,
  after: string,
  differences: string,
): Promise<{ equal: number; different: ScreenshotDifference[] }> {
  const names = (folder: string) => new Set(globSync('**/*.png', { cwd: folder }));
  const [old, now] = [names(before), names(after)];
  const different: ScreenshotDifference[] = [];
  let equal = 0;
  for (const file of [...old.union(now)].toSorted()) {
    if (!old.has(file) || !now.has(file)) {
      different.push({ file, pixels: undefined, reason: old.has(file) ? 'only before' : 'only after' });
      continue;
    }
    const [a, b] = await Promise.all([readPixels(join(before, file)), readPixels(join(after, file))]);
    if (a.width !== b.width || a.height !== b.height) {
      const reason = `${a.width}x${a.height} became ${b.width}x${b.height}`;
      different.push({ file, pixels: undefined, reason });
      continue;
    }
    const pixels = differingPixels(a.data, b.data);
    if (pixels.length === 0) {
      equal += 1;
      continue;
    }
    different.push({ file, pixels: pixels.length, reason: `${pixels.length} pixels differ` });
    await writeDifference(join(differences, file), a.width, a.height, pixels);
  }
  return { equal, different };
}

async function readPixels(file: string): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const channels = 3;

function differingPixels(a: Buffer, b: Buffer): number[] {
  if (a.equals(b)) return [];
  const found: number[] = [];
  for (let pixel = 0; pixel * channels < a.length; pixel += 1) {
    const at = pixel * channels;
    if (a[at] !== b[at] || a[at + 1] !== b[at + 1] || a[at + 2] !== b[at + 2]) found.push(pixel);
  }
  return found;
}

async function writeDifference(
  file: string,
  width: number,
  height: number,
  pixels: readonly number[],
): Promise<void> {
  const image = Buffer.alloc(width * height * channels, 255);
  for (const pixel of pixels) image.fill(0, pixel * channels, (pixel + 1) * channels);
  mkdirSync(dirname(file), { recursive: true });
  await sharp(image, { raw: { width, height, channels } }).png().toFile(file);
}
