import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Lifetime of a token: long enough for a slow resolver and a repeated query, short enough that no data stays for long. */
export const tokenSeconds = 180;

const expiryBytes = 4;
const randomLength = 8;
const signatureBytes = 10;
const tokenPattern = /^[0-9a-f]{44}$/;

/**
 * Creates a token: the label of a DNS name that was never looked up before. It consists of an expiry time, random bytes,
 * and a signature that proves that an origin issued it.
 */
export function issueToken(key: string, nowSeconds: number): string {
  const expiry = Buffer.alloc(expiryBytes);
  expiry.writeUInt32BE(Math.floor(nowSeconds) + tokenSeconds);
  const content = Buffer.concat([expiry, randomBytes(randomLength)]);
  return Buffer.concat([content, signature(key, content)]).toString('hex');
}

/** Returns the seconds for which a token remains valid; 0 if it is expired, malformed, or not signed with this key. */
export function secondsLeft(key: string, token: string, nowSeconds: number): number {
  if (!tokenPattern.test(token)) return 0;
  const bytes = Buffer.from(token, 'hex');
  const content = bytes.subarray(0, expiryBytes + randomLength);
  if (!timingSafeEqual(bytes.subarray(content.length), signature(key, content))) return 0;
  return Math.max(0, content.readUInt32BE(0) - nowSeconds);
}

function signature(key: string, content: Buffer): Buffer {
  return createHmac('sha256', key).update(content).digest().subarray(0, signatureBytes);
}
