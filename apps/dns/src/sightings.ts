import { LRUCache } from 'lru-cache';
import { secondsLeft } from './token.ts';

/** Two hundred checks a second for as long as a token counts are 36,000; past it the oldest are forgotten. */
const defaultTokens = 40_000;
/** Even a resolver with many machines asks from a few. */
const maxResolvers = 12;
const purgeMilliseconds = 10_000;

/** Which resolvers asked for which token: in memory, bounded, until the token is over, and nowhere else. */
export class Sightings {
  readonly #key: string;
  readonly #byToken: LRUCache<string, Set<string>>;
  readonly #purging: NodeJS.Timeout;

  constructor(key: string, maxTokens = defaultTokens) {
    this.#key = key;
    this.#byToken = new LRUCache({ max: maxTokens, perf: { now: () => Date.now() }, ttlResolution: 0 });
    // What is over would otherwise lie there until somebody asks for it.
    this.#purging = setInterval(() => this.#byToken.purgeStale(), purgeMilliseconds).unref();
  }

  /** Only what an origin signed is remembered: random names cost a hash, not memory. */
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
