import { setImmediate } from 'node:timers/promises';

/**
 * The number of turns of the event loop between two pages. A process accepts one connection per turn, so after only one
 * turn, new readers would wait for seconds.
 */
const turnsBetweenPages = 20;

interface Place {
  readonly network: string;
  /** Resolves to whether the page is rendered; false if another network got the place. */
  readonly turn: PromiseWithResolvers<boolean>;
}

/**
 * Renders one page at a time and lets a few wait. Rendering blocks everything else in the process. With an unlimited queue,
 * too many requests would mean that none is served in time, not even clicks. When the queue is full, requests are refused
 * at once. A network without a place then gets the last place of the network with the most, so that no network can keep all
 * others out.
 */
export class RenderQueue {
  readonly #maxQueued: number;
  /** In the order in which they came; the first is being rendered, unless the event loop has a turn. */
  readonly #places: Place[] = [];
  #rendering: Place | undefined;
  #isPausing = false;

  constructor(maxQueued: number) {
    this.#maxQueued = maxQueued;
  }

  /** The number of waiting pages, including the one that is being rendered. */
  get waiting(): number {
    return this.#places.length;
  }

  /** Whether some network is refused. */
  get isFull(): boolean {
    return this.#places.length >= this.#maxQueued;
  }

  isFullFor(network: string): boolean {
    return this.isFull && this.#replaceableBy(network) === undefined;
  }

  /** Returns the result of `render` when its turn comes. If there is no place, returns undefined without calling it. */
  async take<T>(network: string, render: () => Promise<T>): Promise<T | undefined> {
    if (this.isFull) {
      const replaced = this.#replaceableBy(network);
      if (!replaced) return undefined;
      this.#leave(replaced);
      replaced.turn.resolve(false);
    }
    const place = { network, turn: Promise.withResolvers<boolean>() };
    this.#places.push(place);
    this.#renderNext();
    if (!(await place.turn.promise)) return undefined;
    try {
      return await render();
    } finally {
      this.#leave(place);
      this.#rendering = undefined;
      this.#isPausing = true;
      void this.#renderNextAfterPause();
    }
  }

  /** Lets other requests run first, because a rendering blocks the process. */
  async #renderNextAfterPause(): Promise<void> {
    await yieldToEventLoop();
    this.#isPausing = false;
    this.#renderNext();
  }

  /** Returns the last waiting place of the network with the most, if this network has none and that one has several. */
  #replaceableBy(network: string): Place | undefined {
    const places = Map.groupBy(this.#places, (place) => place.network);
    if (places.has(network)) return undefined;
    const [most = []] = [...places.values()].toSorted((a, b) => b.length - a.length);
    return most.length > 1 ? most.at(-1) : undefined;
  }

  #leave(place: Place): void {
    this.#places.splice(this.#places.indexOf(place), 1);
  }

  #renderNext(): void {
    const [next] = this.#places;
    if (this.#rendering || this.#isPausing || !next) return;
    this.#rendering = next;
    next.turn.resolve(true);
  }
}

async function yieldToEventLoop(): Promise<void> {
  for (let turn = 0; turn < turnsBetweenPages; turn += 1) await setImmediate();
}
