import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Lifetime of a token: long enough for a slow resolver and a repeated query, short enough that no data stays for long. */
export const tokenSeconds = 180;

/**
 * What a text is good for. A `token` stays in the reader's page and asks who looked up the names of its label. A `label`
 * is part of these names: every resolver and observer on the way sees it, so it must not give its token away.
 */
type Purpose = 'token' | 'label';

const expiryBytes = 4;
const contentBytes = 8;
const signatureBytes = 10;
const pattern = /^[0-9a-f]{44}$/;

/** Creates a token that was never issued before, with a signature that proves that an origin issued it. */
export function issueToken(key: string, nowSeconds: number): string {
  const expiry = Buffer.alloc(expiryBytes);
  expiry.writeUInt32BE(Math.floor(nowSeconds) + tokenSeconds);
  return signed(key, 'token', Buffer.concat([expiry, randomBytes(contentBytes)]));
}

/** Returns the label of a token that counts. Its signature lets the DNS server know it without remembering tokens. */
export function labelOf(key: string, token: string): string {
  const bytes = Buffer.from(token, 'hex');
  const content = createHmac('sha256', key)
    .update('content')
    .update(bytes)
    .digest()
    .subarray(0, contentBytes);
  return signed(key, 'label', Buffer.concat([bytes.subarray(0, expiryBytes), content]));
}

/** Returns the seconds for which a token remains valid; 0 if it is expired, malformed, or not signed with this key. */
export function secondsLeft(key: string, token: string, nowSeconds: number): number {
  return left(key, 'token', token, nowSeconds);
}

/** Returns the seconds for which a label remains valid; 0 as for a token. */
export function labelSecondsLeft(key: string, label: string, nowSeconds: number): number {
  return left(key, 'label', label, nowSeconds);
}

function left(key: string, purpose: Purpose, text: string, nowSeconds: number): number {
  if (!pattern.test(text)) return 0;
  const bytes = Buffer.from(text, 'hex');
  const unsigned = bytes.subarray(0, expiryBytes + contentBytes);
  if (!timingSafeEqual(bytes.subarray(unsigned.length), signature(key, purpose, unsigned))) return 0;
  return Math.max(0, unsigned.readUInt32BE(0) - nowSeconds);
}

function signed(key: string, purpose: Purpose, unsigned: Buffer): string {
  return Buffer.concat([unsigned, signature(key, purpose, unsigned)]).toString('hex');
}

function signature(key: string, purpose: Purpose, unsigned: Buffer): Buffer {
  return createHmac('sha256', key).update(purpose).update(unsigned).digest().subarray(0, signatureBytes);
}
