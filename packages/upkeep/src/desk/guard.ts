import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Whether a request may be answered. Any page in the editor's browser can send requests to this computer, and a name that
 * it owns can lead here: only who was given the address with its token is heard, and only by the desk's own name.
 */
export function isAllowed(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  port: number,
  token: string,
): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? '')) return false;
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) return false;
  if (!['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString())) return false;
  const [, given = ''] = url.split(/[/?]/);
  return isSameText(given, token);
}

function isSameText(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}
