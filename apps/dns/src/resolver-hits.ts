import { LRUCache } from 'lru-cache';
import { secondsLeft } from './token.ts';

/** Max tokens in memory; beyond it the oldest are dropped. 200 checks a second make 36,000 tokens in the lifetime of a token. */
const defaultMaxTokens = 40_000;
/** Max resolver addresses stored per token. Even a resolver with many machines asks from only a few addresses. */
const maxResolvers = 12;
const purgeMilliseconds = 10_000;

/** The resolvers that asked for each token, kept in memory only, up to a limit, until the token expires. */
export class ResolverHits {
  readonly #key: string;
  readonly #byToken: LRUCache<string, Set<string>>;
  readonly #purging: NodeJS.Timeout;

  constructor(key: string, maxTokens = defaultMaxTokens) {
    this.#key = key;
    this.#byToken = new LRUCache({ max: maxTokens, perf: { now: () => Date.now() }, ttlResolution: 0 });
    // Without this, expired entries would stay in memory until their next lookup.
    this.#purging = setInterval(() => this.#byToken.purgeStale(), purgeMilliseconds).unref();
  }

  /** Records a resolver only for tokens that an origin signed, so random names cost a hash but no memory. */
  add(token: string, address: string, now = Date.now()): void {
    const left = secondsLeft(this.#key, token, now / 1000);
    if (left === 0) return;
    const resolvers = this.#byToken.get(token) ?? new Set();
    if (resolvers.size < maxResolvers) resolvers.add(address);
    this.#byToken.set(token, resolvers, { ttl: left * 1000 });
  }

  of(token: string): string[] {
    return [...(this.#byToken.get(token) ?? [])];
  }

  get size(): number {
    return this.#byToken.size;
  }

  close(): void {
    clearInterval(this.#purging);
    this.#byToken.clear();
  }
}
