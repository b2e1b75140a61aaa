import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Returns a line for every file of a folder, sorted by name, in the format of `sha256sum`. */
export function fileSums(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
    .map((path) => sumLine(path, readFileSync(join(folder, path))));
}

export function sumLine(path: string, content: string | Buffer): string {
  return `${sha256(content)}  ${path}`;
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
