import { fileCacheControl } from './cache-control.ts';
import type { Encoding } from './release.ts';
import { type HeaderTable, resourcePolicy } from './security-headers.ts';
import type { SiteFile } from './site-file.ts';

/** Names and values in turn, as Node writes them fastest. */
export type AnswerHeaders = readonly string[];

/** '/' depends on the reader; every other address is the same bytes for everyone. */
const homeFile = 'index.html';
const homeVary = 'Cookie, Accept-Language, Accept-Encoding';

/** The headers of files. They depend on the file and its form only, so they are made once and kept with the body. */
export class FileHeaders {
  readonly #own: AnswerHeaders;
  readonly #shared: AnswerHeaders;
  /** Lets the script of a page learn which build the page is of, without a byte of the page changing. */
  readonly build: string;

  constructor(security: HeaderTable, build: string) {
    this.#own = Object.entries(security).flat();
    const open = { ...security, 'cross-origin-resource-policy': 'cross-origin' };
    this.#shared = Object.entries(open).flat();
    this.build = `build;desc="${build}"`;
  }

  /** Of an answer with a body. */
  full(file: SiteFile, encoding: Encoding | undefined, length: number): AnswerHeaders {
    const headers = [...this.unchanged(file, encoding), 'content-type', file.contentType];
    headers.push('content-length', String(length));
    if (encoding) headers.push('content-encoding', encoding);
    return headers;
  }

  /** Of 304: everything that may have changed although the bytes have not, the policy above all. */
  unchanged(file: SiteFile, encoding: Encoding | undefined): AnswerHeaders {
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
