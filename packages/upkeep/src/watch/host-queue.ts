import { setTimeout } from 'node:timers/promises';

/** Runs one job at a time per host, with a pause between pages. */
export class HostQueue {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #pause: number;
  readonly #pauses = new Map<string, number>();

  constructor(pauseMilliseconds: number) {
    this.#pause = pauseMilliseconds;
  }

  slowDown(host: string, milliseconds: number): void {
    this.#pauses.set(host, Math.max(milliseconds, this.#pause));
  }

  /** Queues a job. Parts of a page that was already requested, such as its scripts, run without a pause. */
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
