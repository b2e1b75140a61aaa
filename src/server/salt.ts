import { hash, randomBytes } from 'node:crypto';

/** How long a salt lives. Then it is gone, and with it the last way to tell whom a mark stood for. */
export const saltMilliseconds = 600_000;

/** Turns an address into a mark that means nothing outside this process, and soon nothing inside it. */
export class Salt {
  readonly #secret = randomBytes(16).toString('base64');
  readonly #bornAt: number;

  constructor(now: number) {
    this.#bornAt = now;
  }

  age(now: number): number {
    return now - this.#bornAt;
  }

  mark(text: string): string {
    return hash('sha256', `${this.#secret} ${text}`, 'base64');
  }
}
