import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Salt, saltMilliseconds } from '../outbound/repeat-guard.ts';

export interface PeerLimit {
  /** From one address in the time window. */
  readonly max: number;
  readonly timeWindow: string;
  readonly onExceeded: () => void;
}

/**
 * Limits what one peer may ask of the routes of a scope; past it they fail with 429. By the real peer: what a stranger writes into
 * X-Forwarded-For is not looked at. The address itself is not kept.
 */
export async function limitPeers(scope: FastifyInstance, limit: PeerLimit): Promise<void> {
  let salt = new Salt(performance.now());
  await scope.register(rateLimit, {
    ...limit,
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    keyGenerator: ({ ip }) => {
      const now = performance.now();
      if (salt.age(now) >= saltMilliseconds) salt = new Salt(now);
      return salt.hash(normalizeIP(ip));
    },
  });
}
