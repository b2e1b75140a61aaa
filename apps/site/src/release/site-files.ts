import { LRUCache } from 'lru-cache';
import { fileCacheControl } from './cache-control.ts';
import { contentType } from './content-type.ts';
import { formName, readForm } from './file-forms.ts';
import type { Encoding, Release, ReleaseFile } from './release.ts';
import { type HeaderTable, resourcePolicy } from './security-headers.ts';

/** A file of the release, with what it is sent as. */
export interface SiteFile extends ReleaseFile {
  readonly contentType: string;
}

/** A file in the encoding that was asked for, or plain where that is damaged, ready to be sent. */
interface FileVariant {
  readonly body: Buffer;
  readonly headers: ResponseHeaders;
}

const errorPage = /^(?:\w+\/)?(?:404|500)\.html$/;
const variantCacheBytes = 64 * 1024 * 1024;
/** Roughly what the headers of a variant take beside its body. */
const headerBytes = 1024;

/**
 * The files of one release by address. An address is looked up in a table made at start, never joined to a
 * folder: what the build did not list cannot be served, however an address is spelled.
 */
export class SiteFiles {
  readonly headers: FileHeaders;
  readonly #folder: string;
  readonly #byAddress = new Map<string, SiteFile>();
  readonly #variants = new LRUCache<string, FileVariant>({
    maxSize: variantCacheBytes,
    sizeCalculation: ({ body }) => body.length + headerBytes,
  });

  constructor(release: Release, folder: string, security: HeaderTable) {
    this.#folder = folder;
    this.headers = new FileHeaders(security, release.build);
    for (const file of release.files) {
      this.#byAddress.set(fileAddress(file.file), { ...file, contentType: contentType(file.file) });
    }
  }

  /** The file to send at an address; error pages have none of their own. */
  at(address: string): SiteFile | undefined {
    const found = this.#byAddress.get(address);
    return found && errorPage.test(found.file) ? undefined : found;
  }

  errorPage(address: string): SiteFile | undefined {
    return this.#byAddress.get(address);
  }

  async variant(file: SiteFile, encoding: Encoding | undefined): Promise<FileVariant> {
    const name = formName(file.file, encoding);
    const cached = this.#variants.get(name);
    if (cached) return cached;
    const { body, encoding: sent } = await readForm(this.#folder, file, encoding);
    const variant = { body, headers: this.headers.full(file, sent, body.length) };
    this.#variants.set(name, variant);
    return variant;
  }
}

/** index.html is '/', other pages lose their ending, everything else answers under its own name. */
export function fileAddress(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file.endsWith('.html') ? file.slice(0, -'.html'.length) : file}`;
}

/** Names and values in turn, as Node writes them fastest. */
export type ResponseHeaders = readonly string[];

/** How the header `Server-Timing` names a build. */
export function buildTiming(build: string): string {
  return `build;desc="${build}"`;
}

/** '/' depends on the reader; every other address is the same bytes for everyone. */
const homeFile = 'index.html';
const homeVary = 'Cookie, Accept-Language, Accept-Encoding';

/** The headers of files. They depend on the file and its encoding only, so they are made once and kept with the body. */
export class FileHeaders {
  readonly #own: ResponseHeaders;
  readonly #shared: ResponseHeaders;
  /** Lets the script of a page learn which build the page is of, without a byte of the page changing. */
  readonly build: string;

  constructor(security: HeaderTable, build: string) {
    this.#own = Object.entries(security).flat();
    const open = { ...security, 'cross-origin-resource-policy': 'cross-origin' };
    this.#shared = Object.entries(open).flat();
    this.build = buildTiming(build);
  }

  /** Of a response with a body. */
  full(file: SiteFile, encoding: Encoding | undefined, length: number): ResponseHeaders {
    const headers = [...this.unchanged(file, encoding), 'content-type', file.contentType];
    headers.push('content-length', String(length));
    if (encoding) headers.push('content-encoding', encoding);
    return headers;
  }

  /** Of 304: everything that may have changed although the bytes have not, the policy above all. */
  unchanged(file: SiteFile, encoding: Encoding | undefined): ResponseHeaders {
    const security = resourcePolicy(file.file) === 'cross-origin' ? this.#shared : this.#own;
    const headers = [...security, 'cache-control', fileCacheControl(file.file)];
    headers.push('etag', etagOf(file, encoding));
    if (file.file === homeFile) headers.push('vary', homeVary);
    else if (file.encodings.length > 0) headers.push('vary', 'Accept-Encoding');
    if (file.file.endsWith('.html')) headers.push('server-timing', this.build);
    return headers;
  }
}

export function etagOf(file: SiteFile, encoding: Encoding | undefined): string {
  return `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
}
