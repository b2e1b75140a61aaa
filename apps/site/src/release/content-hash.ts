import { createHash, type Hash } from 'node:crypto';

/** Returns a hash that identifies some content. It is short enough for a header and long enough to avoid collisions. */
export function contentHash(content: Buffer | string): string {
  return nameOf(createHash('sha256').update(content));
}

/** Returns the same hash for a stream of any length. */
export async function streamedHash(pieces: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of pieces) hash.update(piece);
  return nameOf(hash);
}

function nameOf(hash: Hash): string {
  return hash.digest('base64url').slice(0, 22);
}
