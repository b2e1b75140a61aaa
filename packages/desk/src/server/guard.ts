import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Whether the desk may respond to a request. Any page in the editor's browser can send requests to this computer, and a
 * foreign domain can resolve to it (DNS rebinding). So only requests with the token and the desk's own host name are
 * allowed.
 */
export function isAllowed(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  port: number,
  token: string,
): boolean {
  const [, given = ''] = (request.url ?? '').split(/[/?]/);
  return isOwnPage(request, port) && isSameText(given, token);
}

/** Whether a request comes from a page of this server, or was typed in. */
function isOwnPage({ headers }: Pick<IncomingMessage, 'headers'>, port: number): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? '')) return false;
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) return false;
  return ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString());
}

function isSameText(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}
