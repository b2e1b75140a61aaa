import { setImmediate } from 'node:timers/promises';

/** A process accepts one connection in each turn of the event loop: with one turn between pages, new readers would wait for seconds. */
const turnsBetweenPages = 20;

/**
 * Renders one page after the other and lets a few wait. Rendering holds up everything else a process does: without an
 * end to the queue, more readers than it can serve would mean that none is served in time, clicks included. Whoever
 * comes when the queue is full is told so at once.
 */
export class RenderQueue {
  readonly #maxQueued: number;
  #queued = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(maxQueued: number) {
    this.#maxQueued = maxQueued;
  }

  /** Those that are rendered now included. */
  get waiting(): number {
    return this.#queued;
  }

  get isFull(): boolean {
    return this.#queued >= this.#maxQueued;
  }

  /** What `render` gives, or undefined without having called it where too many wait already. */
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
