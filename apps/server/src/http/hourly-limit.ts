import { Salt } from '../outbound/repeat-guard.ts';

const hourMilliseconds = 3_600_000;

export interface HourlyLimits {
  readonly max: number;
  readonly maxPerNetwork: number;
}

/**
 * Limits how often something may happen per hour, for each network and for all clients together. The hour begins with the
 * first action. Networks are kept as salted hashes, in memory only, for that hour.
 */
export class HourlyLimit {
  readonly #limits: HourlyLimits;
  readonly #networks = new Map<string, number>();
  #salt: Salt;
  #count = 0;
  #since = 0;

  constructor(limits: HourlyLimits, now: number) {
    this.#limits = limits;
    this.#salt = new Salt(now);
  }

  /** Returns which limit is reached, if any. The network comes first, so that one network cannot pose as all readers. */
  reachedBy(network: string, now: number): 'network' | 'all' | undefined {
    if (now - this.#since >= hourMilliseconds) {
      this.#count = 0;
      this.#networks.clear();
      this.#salt = new Salt(now);
    }
    if ((this.#networks.get(this.#salt.hash(network)) ?? 0) >= this.#limits.maxPerNetwork) return 'network';
    return this.#count >= this.#limits.max ? 'all' : undefined;
  }

  add(network: string, now: number): void {
    if (this.#count === 0) this.#since = now;
    this.#count += 1;
    const key = this.#salt.hash(network);
    this.#networks.set(key, (this.#networks.get(key) ?? 0) + 1);
  }
}
