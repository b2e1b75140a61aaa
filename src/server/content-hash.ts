import { createHash } from 'node:crypto';

/** Names a content. Short enough for a header, long enough that no two contents share one. */
export function contentHash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
