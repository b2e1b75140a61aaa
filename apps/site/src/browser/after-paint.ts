/** Calls back once what has changed so far is painted. */
export function afterPaint(callback: () => void): void {
  // What is queued in a frame runs after its paint.
  requestAnimationFrame(() => setTimeout(callback));
}
