import { setImmediate } from 'node:timers/promises';

/**
 * The number of turns of the event loop between two pages. A process accepts one connection per turn, so after only one
 * turn, new readers would wait for seconds.
 */
const turnsBetweenPages = 20;

/**
 * Renders one page at a time and lets a few wait. Rendering blocks everything else in the process. With an unlimited queue,
 * too many requests would mean that none is served in time, not even clicks. When the queue is full, requests are refused
 * at once.
 */
export class RenderQueue {
  readonly #maxQueued: number;
  #queued = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(maxQueued: number) {
    this.#maxQueued = maxQueued;
  }

  /** The number of waiting pages, including the one that is being rendered. */
  get waiting(): number {
    return this.#queued;
  }

  get isFull(): boolean {
    return this.#queued >= this.#maxQueued;
  }

  /** Returns the result of `render`. If the queue is full, returns undefined without calling it. */
  async take<T>(render: () => Promise<T>): Promise<T | undefined> {
    if (this.isFull) return undefined;
    this.#queued += 1;
    const page = this.#last.then(render).finally(() => {
      this.#queued -= 1;
    });
    this.#last = page.then(yieldToEventLoop, yieldToEventLoop);
    return page;
  }
}

async function yieldToEventLoop(): Promise<void> {
  for (let turn = 0; turn < turnsBetweenPages; turn += 1) await setImmediate();
}
