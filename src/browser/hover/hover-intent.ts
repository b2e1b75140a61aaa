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
  #timer = 0;
  #open: T | undefined;
  #closedAt = Number.NEGATIVE_INFINITY;

  constructor(options: HoverIntentOptions<T>) {
    this.#options = options;
  }

  enter(target: T): void {
    clearTimeout(this.#timer);
    if (this.#open === target) return;
    const isInstant = performance.now() - this.#closedAt < (this.#options.skipDelay ?? 0);
    const delay = isInstant ? 0 : this.#options.openDelay;
    this.#timer = window.setTimeout(() => this.openNow(target, isInstant), delay);
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (this.#open === undefined) return;
    this.#timer = window.setTimeout(() => this.closeNow(), this.#options.closeDelay);
  }

  openNow(target: T, isInstant = true): void {
    if (this.#open === target) return;
    this.closeNow();
    this.#open = target;
    this.#options.open(target, isInstant);
  }

  closeNow(): void {
    const target = this.#open;
    this.forget();
    if (target === undefined) return;
    this.#closedAt = performance.now();
    this.#options.close(target);
  }

  /** It was closed, or pinned, by other means. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#open = undefined;
  }
}
