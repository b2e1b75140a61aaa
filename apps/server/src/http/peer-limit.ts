import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Salt, saltMilliseconds } from '../outbound/repeat-guard.ts';

export interface PeerLimit {
  /** The max number of requests from one address in the time window. */
  readonly max: number;
  readonly timeWindow: string;
  readonly onExceeded: () => void;
}

/**
 * Limits the requests of one peer to the routes of a scope. Requests above the limit get 429. It counts the real peer:
 * `X-Forwarded-For` is ignored unless it comes from a trusted proxy. The address itself is not stored.
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
