import { LRUCache } from 'lru-cache';
import { fileCacheControl } from './cache-control.ts';
import { contentType } from './content-type.ts';
import { encodedFileName, readEncodedFile } from './encoded-files.ts';
import type { Encoding, Release, ReleaseFile } from './release.ts';
import { type HeaderTable, resourcePolicy } from './security-headers.ts';

/** A file of the release, with its content type. */
export interface SiteFile extends ReleaseFile {
  readonly contentType: string;
}

/** A file ready to be sent, in the requested encoding; plain if that file is damaged. */
interface FileVariant {
  readonly body: Buffer;
  readonly headers: ResponseHeaders;
}

const errorPage = /^(?:\w+\/)?(?:404|500)\.html$/;
const variantCacheBytes = 64 * 1024 * 1024;
/** The approximate size of a variant's headers in the cache. */
const headerBytes = 1024;

/**
 * The files of one release by address. Addresses are looked up in a table that is built at startup, and never joined to a
 * folder. So the server can only send files that the build listed, however an address is written.
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

  /** Returns the file at an address. Error pages have no address. */
  at(address: string): SiteFile | undefined {
    const found = this.#byAddress.get(address);
    return found && errorPage.test(found.file) ? undefined : found;
  }

  errorPage(address: string): SiteFile | undefined {
    return this.#byAddress.get(address);
  }

  async variant(file: SiteFile, encoding: Encoding | undefined): Promise<FileVariant> {
    const name = encodedFileName(file.file, encoding);
    const cached = this.#variants.get(name);
    if (cached) return cached;
    const { body, encoding: sent } = await readEncodedFile(this.#folder, file, encoding);
    const variant = { body, headers: this.headers.full(file, sent, body.length) };
    this.#variants.set(name, variant);
    return variant;
  }
}

/**
 * Returns the address of a file: '/' for index.html, without extension for other pages, and the file name for everything
 * else.
 */
export function fileAddress(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file.endsWith('.html') ? file.slice(0, -'.html'.length) : file}`;
}

/** Header names and values in turn, the format that Node writes fastest. */
export type ResponseHeaders = readonly string[];

/** Formats the `Server-Timing` header that names a build. */
export function serverTimingHeader(build: string): string {
  return `build;desc="${build}"`;
}

/** The file at '/'. Its response depends on the reader; all other addresses send the same bytes to all readers. */
const homeFile = 'index.html';
const homeVary = 'Cookie, Accept-Language, Accept-Encoding';

/** The headers of files. They depend only on the file and its encoding, so they are computed once and cached with the body. */
export class FileHeaders {
  readonly #own: ResponseHeaders;
  readonly #shared: ResponseHeaders;
  /**
   * The value of the `Server-Timing` header. It tells the script of a page to which build the page belongs, without
   * changing the page itself.
   */
  readonly build: string;

  constructor(security: HeaderTable, build: string) {
    this.#own = Object.entries(security).flat();
    const open = { ...security, 'cross-origin-resource-policy': 'cross-origin' };
    this.#shared = Object.entries(open).flat();
    this.build = serverTimingHeader(build);
  }

  /** Returns the headers of a response with a body. */
  full(file: SiteFile, encoding: Encoding | undefined, length: number): ResponseHeaders {
    const headers = [...this.unchanged(file, encoding), 'content-type', file.contentType];
    headers.push('content-length', String(length));
    if (encoding) headers.push('content-encoding', encoding);
    return headers;
  }

  /**
   * Returns the headers of a 304 response: all that may have changed although the content has not, especially the content
   * security policy.
   */
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
