import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { isImagePath, plainImagePath } from '@vpn-site/core/image/image-name.ts';
import { usedImages } from '#compose/used-images.ts';

/** Checks that every image file is valid and used. An unused one only makes the release larger. */
export function imageProblems(catalog: Catalog, paths: readonly string[]): Problem[] {
  if (paths.length === 0) return [];
  const used = new Set(usedImages(catalog).map(({ path }) => path));
  return paths.flatMap((path) => fileProblems(path, catalog, used));
}

function fileProblems(path: string, { image }: Catalog, used: ReadonlySet<string>): Problem[] {
  const file = `content${path}`;
  if (!isImagePath(path)) {
    const plain = plainImagePath(path);
    const remedy = isImagePath(plain)
      ? `Rename it to content${plain}, and use that name in texts.`
      : 'Save it as PNG, JPEG or WebP, or put it elsewhere.';
    return [{ file, message: 'An image cannot have this name.', remedy }];
  }
  if (!image(path)) {
    return [
      { file, message: 'The file is not a complete PNG, JPEG or WebP image.', remedy: 'Save it again.' },
    ];
  }
  if (used.has(path)) return [];
  const remedy = `Write ![what it shows](${path}) where it belongs, or remove the file.`;
  return [{ file, severity: 'advice', message: 'No text shows this image.', remedy }];
}
