import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '#release/content-hash.ts';

/** The names of the cache entries that the last build into one output folder used. */
interface UseList {
  /** The output folder of the build. */
  readonly out: string;
  readonly names: readonly string[];
}

/**
 * Caches build results by the hash of their input, because compressing pages and rendering pictures takes far longer than
 * rendering pages, and most pages don't change between builds. Builds of other sites and settings share the cache. An entry
 * is deleted if no existing output folder's last build used it.
 */
export class BuildCache {
  readonly #folder: string;
  readonly #lists: string;
  readonly #out: string;
  readonly #known: Set<string>;
  readonly #used = new Set<string>();

  constructor(folder: string, out: string) {
    this.#folder = folder;
    this.#lists = `${folder}.used`;
    this.#out = out;
    for (const needed of [folder, this.#lists]) mkdirSync(needed, { recursive: true });
    this.#known = new Set(readdirSync(folder));
  }

  async get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    this.#used.add(name);
    const path = join(this.#folder, name);
    const cached = this.#known.has(name) ? await readIfExists(path) : undefined;
    if (cached !== undefined) return cached;
    const made = await make();
    await writeFile(path, made);
    return made;
  }

  forgetUnused(): void {
    const own: UseList = { out: this.#out, names: [...this.#used] };
    writeFileSync(join(this.#lists, `${contentHash(this.#out)}.json`), JSON.stringify(own));
    const used = new Set(this.#listsOfBuilds().flatMap(({ names }) => names));
    for (const name of this.#known.difference(used)) rmSync(join(this.#folder, name), { force: true });
  }

  #listsOfBuilds(): UseList[] {
    return readdirSync(this.#lists).flatMap((name) => {
      const path = join(this.#lists, name);
      const list = JSON.parse(readFileSync(path, 'utf8')) as UseList;
      if (existsSync(list.out)) return [list];
      rmSync(path);
      return [];
    });
  }
}

/** Reads a file; undefined if another build has deleted it in the meantime. */
async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
}
