import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@vpn-site/site/release/release.ts';

/**
 * Returns the best encoding that both sides support; undefined means uncompressed. Of equal ones, it prefers Brotli; `;q=0`
 * is a refusal.
 */
export function preferredEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  if (!header || available.length === 0) return undefined;
  const accepted = header.toLowerCase().split(',').map(parseCoding);
  const quality = (encoding: Encoding) =>
    (accepted.find(({ name }) => name === encoding) ?? accepted.find(({ name }) => name === '*'))?.quality ??
    0;
  const [best] = available
    .filter((encoding) => quality(encoding) > 0)
    .toSorted((a, b) => quality(b) - quality(a));
  return best;
}

function parseCoding(part: string): { name: string; quality: number } {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { name, quality: quality === undefined ? 1 : Number.parseFloat(quality.slice(2)) || 0 };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The encodings of pages that are rendered on request, best first. */
export const pageEncodings: readonly Encoding[] = ['br', 'gzip'];

/**
 * The brotli level. It is low, because a reader waits: it compresses a page to a sixth, in 3 ms on another thread. The
 * level of the build saves another fifth but takes ten times as long.
 */
const brotliQuality = 4;

export function compressPage(html: string, encoding: Encoding | undefined): Promise<Buffer> {
  const content = Buffer.from(html);
  if (encoding === 'gzip') return compressGzip(content);
  if (encoding === undefined) return Promise.resolve(content);
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
