/** The number of milliseconds for which the pointer must rest on a mark or a term before its card opens. */
export const hoverCardOpenDelay = 700;
/** The number of milliseconds after which the card closes when the pointer has left. */
export const hoverCardCloseDelay = 300;

interface HoverIntentOptions<T> {
  readonly openDelay: number;
  readonly closeDelay: number;
  /** The number of milliseconds after a target has closed in which the next one opens at once. */
  readonly skipDelay?: number;
  readonly open: (target: T, isInstant: boolean) => void;
  readonly close: (target: T) => void;
}

/** Opens a target if the pointer rests on it, but not if the pointer only passes over it. */
export class HoverIntent<T> {
  readonly #options: HoverIntentOptions<T>;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;
  #open: T | undefined;
  #closedAt = Number.NEGATIVE_INFINITY;

  constructor(options: HoverIntentOptions<T>) {
    this.#options = options;
  }

  /** Call it when the pointer enters a target. `isInstant` opens it at once; within the skip delay, this is the default. */
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

  /**
   * Records that the target was closed in another way, such as Escape. Within the skip delay, the next target still opens
   * at once.
   */
  noteClosed(target: T): void {
    this.#closedAt = performance.now();
    if (this.#open !== target) return;
    clearTimeout(this.#closing);
    this.#open = undefined;
  }

  /** Closes the open target and cancels any pending opening. */
  dismiss(): void {
    clearTimeout(this.#opening);
    this.closeNow();
  }

  /**
   * Drops the open target without closing it, because it was closed or pinned in another way. Also cancels any pending
   * opening.
   */
  forget(): void {
    clearTimeout(this.#opening);
    clearTimeout(this.#closing);
    this.#open = undefined;
  }

  #isWithinSkipDelay(): boolean {
    // If a target is still open, the pointer has just left it and it is about to close, so treat it as closed now.
    const sinceClosed = this.#open === undefined ? performance.now() - this.#closedAt : 0;
    return sinceClosed < (this.#options.skipDelay ?? 0);
  }
}
