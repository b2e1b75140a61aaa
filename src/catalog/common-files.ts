import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FactFile, parseFactFile } from './facts/fact-file.ts';

/** Structured words that belong to no single page, one file per name and language. */
export const commonFolder = 'content/data/common';

export function readCommonFiles(root: string): FactFile[] {
  const folder = join(root, commonFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => parseFactFile(`${commonFolder}/${name}`, readFileSync(join(folder, name), 'utf8')));
}
