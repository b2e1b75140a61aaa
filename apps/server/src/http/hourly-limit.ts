const hourMilliseconds = 3_600_000;

/** Limits an action to a max per hour, for all clients together; the hour begins with the first action. */
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
