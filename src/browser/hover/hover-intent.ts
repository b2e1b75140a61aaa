interface HoverIntentOptions<T> {
  readonly openDelay: number;
  readonly closeDelay: number;
  /** Within this time after one closed, the next opens at once. */
  readonly skipDelay?: number;
  readonly open: (target: T, isInstant: boolean) => void;
  readonly close: (target: T) => void;
}

/** Tells a pointer that rests from one that passes. Knows nothing of what opens. */
export class HoverIntent<T> {
  readonly #options: HoverIntentOptions<T>;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;
  #open: T | undefined;
  #closedAt = Number.NEGATIVE_INFINITY;

  constructor(options: HoverIntentOptions<T>) {
    this.#options = options;
  }

  enter(target: T): void {
    clearTimeout(this.#opening);
    if (this.#open === target) {
      clearTimeout(this.#closing);
      return;
    }
    const { openDelay, skipDelay = 0 } = this.#options;
    // One that is still open is closing right now: the pointer came from it.
    const sinceClosed = this.#open === undefined ? performance.now() - this.#closedAt : 0;
    const isInstant = sinceClosed < skipDelay;
    this.#opening = setTimeout(() => this.openNow(target, isInstant), isInstant ? 0 : openDelay);
  }

  leave(): void {
    clearTimeout(this.#opening);
    if (this.#open === undefined) return;
    this.#closing = setTimeout(() => this.closeNow(), this.#options.closeDelay);
  }

  openNow(target: T, isInstant = true): void {
    if (this.#open === target) return;
    this.closeNow();
    this.#open = target;
    this.#options.open(target, isInstant);
  }

  closeNow(): void {
    clearTimeout(this.#closing);
    const target = this.#open;
    if (target === undefined) return;
    this.#open = undefined;
    this.#closedAt = performance.now();
    this.#options.close(target);
  }

  /** Closes what is open and opens nothing that was about to. */
  dismiss(): void {
    clearTimeout(this.#opening);
    this.closeNow();
  }

  /** It was closed, or pinned, by other means; and what was about to open no longer is. */
  forget(): void {
    clearTimeout(this.#opening);
    clearTimeout(this.#closing);
    this.#open = undefined;
  }
}
