const hourMilliseconds = 3_600_000;

/** Limits how often something may happen per hour, for all clients together. The hour begins with the first action. */
export class HourlyLimit {
  readonly #max: number;
  #count = 0;
  #since = 0;

  constructor(max: number) {
    this.#max = max;
  }

  isReached(now: number): boolean {
    if (now - this.#since >= hourMilliseconds) this.#count = 0;
    return this.#count >= this.#max;
  }

  add(now: number): void {
    if (this.#count === 0) this.#since = now;
    this.#count += 1;
  }
}
