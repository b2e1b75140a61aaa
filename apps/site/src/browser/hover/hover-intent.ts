/** Milliseconds for which the pointer rests on a mark or a term before its card opens. */
export const hoverCardOpenDelay = 700;
/** Milliseconds for which the pointer may be away before that card closes. */
export const hoverCardCloseDelay = 300;

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

  /** Without `isInstant`, the skip delay decides whether the target opens at once. */
  enter(target: T, isInstant = this.#isWithinSkipDelay()): void {
    clearTimeout(this.#opening);
    if (this.#open === target) {
      clearTimeout(this.#closing);
      return;
    }
    const delay = isInstant ? 0 : this.#options.openDelay;
    this.#opening = setTimeout(() => this.openNow(target, isInstant), delay);
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

  /** The target was closed by other means, such as Escape: what opens next within the skip delay still opens at once. */
  noteClosed(target: T): void {
    this.#closedAt = performance.now();
    if (this.#open !== target) return;
    clearTimeout(this.#closing);
    this.#open = undefined;
  }

  /** Closes what is open and opens nothing that was about to. */
  dismiss(): void {
    clearTimeout(this.#opening);
    this.closeNow();
  }

  /** The target was closed, or pinned, by other means; and what was about to open no longer is. */
  forget(): void {
    clearTimeout(this.#opening);
    clearTimeout(this.#closing);
    this.#open = undefined;
  }

  #isWithinSkipDelay(): boolean {
    // One that is still open is closing right now: the pointer came from it.
    const sinceClosed = this.#open === undefined ? performance.now() - this.#closedAt : 0;
    return sinceClosed < (this.#options.skipDelay ?? 0);
  }
}
