import { hash as digest, randomBytes } from 'node:crypto';
import { repeatMilliseconds } from '@vpn-site/core/outbound/decide-outbound.ts';

/** The lifetime of a salt. After it, nothing can link a hash to an address. */
export const saltMilliseconds = 600_000;

/**
 * Hashes an address with a random secret. The hash is useless outside of this process, and soon also inside it, because the
 * secret is replaced.
 */
export class Salt {
  readonly #secret = randomBytes(16).toString('base64');
  readonly #bornAt: number;

  constructor(now: number) {
    this.#bornAt = now;
  }

  age(now: number): number {
    return now - this.#bornAt;
  }

  hash(text: string): string {
    return digest('sha256', `${this.#secret} ${text}`, 'base64');
  }
}

interface Generation {
  readonly salt: Salt;
  /** The time at which each hash was counted, oldest first. */
  readonly counted: Map<string, number>;
}

/**
 * Recognizes a click that was counted less than a second ago. It has only salted hashes, in memory, and drops those older
 * than a second with the next click. The salt is replaced every few minutes.
 */
export class RepeatGuard {
  #current: Generation;
  #previous: Generation | undefined;

  constructor(now: number) {
    this.#current = newGeneration(now);
  }

  /** Whether the same click was counted less than a second ago. */
  isRepeat(click: string, now: number): boolean {
    this.#rotate(now);
    return [this.#current, this.#previous].some((generation) => isRecent(generation, click, now));
  }

  remember(click: string, now: number): void {
    const { salt, counted } = this.#current;
    counted.set(salt.hash(click), now);
    for (const [hash, time] of counted) {
      if (now - time < repeatMilliseconds) break;
      counted.delete(hash);
    }
  }

  get size(): number {
    return this.#current.counted.size + (this.#previous?.counted.size ?? 0);
  }

  /** Replaces an expired salt. The old salt is used for one more second, because its hashes are still compared. */
  #rotate(now: number): void {
    const age = this.#current.salt.age(now);
    if (age >= saltMilliseconds) {
      this.#previous = this.#current;
      this.#current = newGeneration(now);
    } else if (age >= repeatMilliseconds) {
      this.#previous = undefined;
    }
  }
}

function newGeneration(now: number): Generation {
  return { salt: new Salt(now), counted: new Map() };
}

function isRecent(generation: Generation | undefined, click: string, now: number): boolean {
  if (!generation) return false;
  const time = generation.counted.get(generation.salt.hash(click));
  return time !== undefined && now - time < repeatMilliseconds;
}
