import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { contentType } from './content-type.ts';
import { fileAddress } from './file-address.ts';
import { type AnswerHeaders, FileHeaders } from './file-headers.ts';
import type { Encoding, Release } from './release.ts';
import type { HeaderTable } from './security-headers.ts';
import type { SiteFile } from './site-file.ts';

/** A file in one encoding, ready to be sent. */
interface FileForm {
  readonly body: Buffer;
  readonly headers: AnswerHeaders;
}

const errorPage = /^(?:\w+\/)?(?:404|500)\.html$/;
const formCacheBytes = 64 * 1024 * 1024;
/** Roughly what the headers of a form take beside its body. */
const headerBytes = 1024;

/**
 * The files of one release by address. An address is looked up in a table made at start, never joined to a
 * folder: what the build did not list cannot be served, however an address is spelled.
 */
export class SiteFiles {
  readonly headers: FileHeaders;
  readonly #folder: string;
  readonly #byAddress = new Map<string, SiteFile>();
  readonly #forms = new LRUCache<string, FileForm>({
    maxSize: formCacheBytes,
    sizeCalculation: ({ body }) => body.length + headerBytes,
  });

  constructor(release: Release, folder: string, security: HeaderTable) {
    this.#folder = folder;
    this.headers = new FileHeaders(security, release.build);
    for (const file of release.files) {
      this.#byAddress.set(fileAddress(file.file), { ...file, contentType: contentType(file.file) });
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

  async form(file: SiteFile, encoding: Encoding | undefined): Promise<FileForm> {
    const name = encoding === undefined ? file.file : `${file.file}.${encoding === 'gzip' ? 'gz' : encoding}`;
    const cached = this.#forms.get(name);
    if (cached) return cached;
    const body = await readFile(join(this.#folder, name));
    const form = { body, headers: this.headers.full(file, encoding, body.length) };
    this.#forms.set(name, form);
    return form;
  }
}
