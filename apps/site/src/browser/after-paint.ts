/** Calls a function after all pending changes have been painted. */
export function afterPaint(callback: () => void): void {
  // A timeout set inside an animation frame runs after that frame's paint.
  requestAnimationFrame(() => setTimeout(callback));
}
