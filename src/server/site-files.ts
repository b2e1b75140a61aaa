import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { contentType } from './content-type.ts';
import type { Encoding, Release, ReleaseFile } from './release.ts';

export interface SiteFile extends ReleaseFile {
  readonly contentType: string;
}

const errorPage = /^(?:\w+\/)?(?:404|500)\.html$/;
const bodyCacheBytes = 64 * 1024 * 1024;

/**
 * The files of one release by address. An address is looked up in a table made at start, never joined to a
 * folder: what the build did not list cannot be served, however an address is spelled.
 */
export class SiteFiles {
  readonly #folder: string;
  readonly #byAddress = new Map<string, SiteFile>();
  readonly #bodies = new LRUCache<string, Buffer>({
    maxSize: bodyCacheBytes,
    sizeCalculation: (body) => body.length + 1,
  });

  constructor(release: Release, folder: string) {
    this.#folder = folder;
    for (const file of release.files) {
      this.#byAddress.set(addressOf(file.file), { ...file, contentType: contentType(file.file) });
    }
  }

  /** The file that answers at an address; error pages answer at none. */
  at(address: string): SiteFile | undefined {
    const found = this.#byAddress.get(address);
    return found && errorPage.test(found.file) ? undefined : found;
  }

  errorPage(address: string): SiteFile | undefined {
    return this.#byAddress.get(address);
  }

  async body(file: SiteFile, encoding: Encoding | undefined): Promise<Buffer> {
    const name = encoding === undefined ? file.file : `${file.file}.${encoding === 'gzip' ? 'gz' : encoding}`;
    const cached = this.#bodies.get(name);
    if (cached) return cached;
    const body = await readFile(join(this.#folder, name));
    this.#bodies.set(name, body);
    return body;
  }
}

/** index.html is '/', other pages lose their ending, everything else answers under its own name. */
function addressOf(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file.endsWith('.html') ? file.slice(0, -'.html'.length) : file}`;
}
