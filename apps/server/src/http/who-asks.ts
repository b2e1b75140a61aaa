import type { Header } from '@vpn-site/core/outbound/decide-outbound.ts';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';

type Headers = FastifyRequest['headers'];

/** The list of bots becomes one long pattern when first asked; no reader shall wait for that. */
export function prepareForMachines(): void {
  isbot('anyone');
}

/** Every browser says what it is; who says nothing is a script. */
export function isMachine({ 'user-agent': userAgent }: Headers): boolean {
  return !userAgent || isbot(userAgent);
}

/** The headers in which a browser says that nobody has asked yet. */
export function purposesOf(headers: Headers): readonly Header[] {
  return [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
}
