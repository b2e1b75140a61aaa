import { setImmediate } from 'node:timers/promises';

/** A process accepts one connection in each turn: one turn between pages would let new readers wait for seconds. */
const turnsBetweenPages = 20;

/**
 * Renders one page after the other and lets a few wait. Rendering holds up everything else a process does: without an
 * end to the queue, more readers than it can serve would mean that none is served in time, clicks included. Who comes
 * when the queue is full is told so at once.
 */
export class RenderQueue {
  readonly #most: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(most: number) {
    this.#most = most;
  }

  get isFull(): boolean {
    return this.#waiting >= this.#most;
  }

  /** What `render` gives, or undefined without having called it where too many wait already. */
  async take<T>(render: () => Promise<T>): Promise<T | undefined> {
    if (this.isFull) return undefined;
    this.#waiting += 1;
    const page = this.#last.then(render).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = page.then(letOthersIn, letOthersIn);
    return page;
  }
}

async function letOthersIn(): Promise<void> {
  for (let turn = 0; turn < turnsBetweenPages; turn += 1) await setImmediate();
}
