import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Brotli at its best level takes far longer than rendering a page, and most pages do not change between two
 * builds. Compressed forms are kept by the hash of their content; what a build did not use is forgotten.
 */
export class CompressionCache {
  readonly #folder: string;
  readonly #known: Set<string>;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#known = new Set(readdirSync(folder));
  }

  async get(name: string, compress: () => Promise<Buffer>): Promise<Buffer> {
    this.#used.add(name);
    const path = join(this.#folder, name);
    if (this.#known.has(name)) return readFile(path);
    const compressed = await compress();
    await writeFile(path, compressed);
    return compressed;
  }

  forgetUnused(): void {
    for (const name of this.#known.difference(this.#used)) rmSync(join(this.#folder, name));
  }
}
