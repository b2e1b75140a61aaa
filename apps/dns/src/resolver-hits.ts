import { LRUCache } from 'lru-cache';
import { networkOf } from './network-of.ts';
import { labelSecondsLeft } from './token.ts';

/** Max labels in memory; beyond it the oldest are dropped. 200 checks a second make 36,000 labels in the lifetime of a token. */
const defaultMaxLabels = 40_000;
/** Max networks stored per label. Even a resolver with many machines asks from only a few networks. */
const maxNetworks = 12;
const purgeMilliseconds = 10_000;

/** The resolvers that asked for a label, as origins are told. */
export interface ResolverList {
  /** The first of each network. */
  readonly addresses: readonly string[];
  /** Whether there were more networks than are stored. */
  readonly more: boolean;
}

interface Hits {
  readonly byNetwork: Map<string, string>;
  more: boolean;
}

/** The resolvers that asked for each label, kept in memory only, up to a limit, until the label expires. */
export class ResolverHits {
  readonly #key: string;
  readonly #byLabel: LRUCache<string, Hits>;
  readonly #purging: NodeJS.Timeout;

  constructor(key: string, maxLabels = defaultMaxLabels) {
    this.#key = key;
    this.#byLabel = new LRUCache({ max: maxLabels, perf: { now: () => Date.now() }, ttlResolution: 0 });
    // Without this, expired entries would stay in memory until their next lookup.
    this.#purging = setInterval(() => this.#byLabel.purgeStale(), purgeMilliseconds).unref();
  }

  /**
   * Records a resolver only for labels that an origin signed, so random names cost a hash but no memory. Keeps the first
   * resolver of each network, so that an attacker who sees the name cannot replace the reader's resolver.
   */
  add(label: string, address: string, now = Date.now()): void {
    const left = labelSecondsLeft(this.#key, label, now / 1000);
    if (left === 0) return;
    const hits = this.#byLabel.get(label) ?? { byNetwork: new Map(), more: false };
    const network = networkOf(address);
    if (!hits.byNetwork.has(network)) {
      if (hits.byNetwork.size < maxNetworks) hits.byNetwork.set(network, address);
      else hits.more = true;
    }
    this.#byLabel.set(label, hits, { ttl: left * 1000 });
  }

  of(label: string): ResolverList {
    const hits = this.#byLabel.get(label);
    return { addresses: [...(hits?.byNetwork.values() ?? [])], more: hits?.more ?? false };
  }

  get size(): number {
    return this.#byLabel.size;
  }

  close(): void {
    clearInterval(this.#purging);
    this.#byLabel.clear();
  }
}
