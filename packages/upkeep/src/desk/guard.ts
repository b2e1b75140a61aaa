import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Whether the desk may respond to a request. Any page in the editor's browser can send requests to this computer, and a
 * foreign domain can resolve to it (DNS rebinding). So only requests with the token and the desk's own host name are
 * allowed.
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
