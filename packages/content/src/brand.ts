import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMark } from '@vpn-site/core/site/brand-mark.ts';
import type { SiteBrand } from '@vpn-site/core/site/site-config.ts';
import type { z } from 'zod';
import { siteFilePath, type siteSchema } from './data-files.ts';
import { ProblemsError } from './problem.ts';

type WrittenBrand = NonNullable<z.infer<typeof siteSchema>['brand']>;

/** Reads the logo of the brand. Throws a `ProblemsError` if the logo is missing or cannot be rendered. */
export function readBrand(root: string, { mark: file, ...colors }: WrittenBrand): SiteBrand {
  if (file === undefined) return colors;
  // A symbolic link is not accepted as the site's logo.
  if (!lstatSync(join(root, file), { throwIfNoEntry: false })?.isFile()) {
    const message = `The logo of the site, ${file}, is missing.`;
    throw new ProblemsError([
      { file: siteFilePath, message, remedy: 'Put the file there, or remove "mark".' },
    ]);
  }
  const mark = readMark(readFileSync(join(root, file), 'utf8'));
  if (!('message' in mark)) return { ...colors, mark };
  const { line, message } = mark;
  const remedy =
    'Save it as plain SVG: outlines instead of text, attributes instead of styles, no gradients.';
  throw new ProblemsError([{ file, line, message, remedy }]);
}
