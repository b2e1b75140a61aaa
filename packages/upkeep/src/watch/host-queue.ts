import { setTimeout } from 'node:timers/promises';

/** One thing at a time per host, with a pause between two pages. */
export class HostQueue {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #pause: number;
  readonly #pauses = new Map<string, number>();

  constructor(pauseMilliseconds: number) {
    this.#pause = pauseMilliseconds;
  }

  /** A host that wants longer pauses than others. */
  slowDown(host: string, milliseconds: number): void {
    this.#pauses.set(host, Math.max(milliseconds, this.#pause));
  }

  /** What belongs to something already asked for, such as the scripts of a page, follows at once. */
  run<T>(host: string, job: () => Promise<T>, pause: 'pause' | 'at-once' = 'pause'): Promise<T> {
    const before = this.#last.get(host);
    const result = (async () => {
      await before?.catch(() => undefined);
      if (before && pause === 'pause') await setTimeout(this.#pauses.get(host) ?? this.#pause);
      return job();
    })();
    this.#last.set(host, result);
    return result;
  }
}
