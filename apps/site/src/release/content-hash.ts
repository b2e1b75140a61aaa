import { createHash, type Hash } from 'node:crypto';

/** Names a content. Short enough for a header, long enough that no two contents share one. */
export function contentHash(content: Buffer | string): string {
  return nameOf(createHash('sha256').update(content));
}

/** The same of a content that comes in pieces, whatever its length. */
export async function streamedHash(pieces: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of pieces) hash.update(piece);
  return nameOf(hash);
}

function nameOf(hash: Hash): string {
  return hash.digest('base64url').slice(0, 22);
}
