import { repeatMilliseconds } from '#domain/outbound/decide-outbound.ts';
import { Salt, saltMilliseconds } from './salt.ts';

interface Generation {
  readonly salt: Salt;
  /** When each mark was counted, oldest first. */
  readonly counted: Map<string, number>;
}

/**
 * Knows for a second that a click was counted. It holds salted marks, in memory only, and forgets them after that
 * second; the salt itself is replaced every few minutes.
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
    counted.set(salt.mark(click), now);
    for (const [mark, time] of counted) {
      if (now - time < repeatMilliseconds) break;
      counted.delete(mark);
    }
  }

  /** How many marks are held. */
  get size(): number {
    return this.#current.counted.size + (this.#previous?.counted.size ?? 0);
  }

  /** The salt that goes stays for the one second in which its marks still matter. */
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
  const time = generation.counted.get(generation.salt.mark(click));
  return time !== undefined && now - time < repeatMilliseconds;
}
