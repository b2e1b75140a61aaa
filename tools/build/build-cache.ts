import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Compressing a page and drawing a picture take far longer than rendering a page, and most pages do not change between
 * two builds. What was made is kept by the hash of what it is made from; what a build did not use is forgotten.
 */
export class BuildCache {
  readonly #folder: string;
  readonly #known: Set<string>;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#known = new Set(readdirSync(folder));
  }

  async get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    this.#used.add(name);
    const path = join(this.#folder, name);
    if (this.#known.has(name)) return readFile(path);
    const made = await make();
    await writeFile(path, made);
    return made;
  }

  forgetUnused(): void {
    for (const name of this.#known.difference(this.#used)) rmSync(join(this.#folder, name));
  }
}
