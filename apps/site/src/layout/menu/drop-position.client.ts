/** The min distance of a drop-down from the edge of the screen, in pixels. tokens.css has the same value. */
export const menuViewportMargin = 10;

/** Returns the left edge of a drop-down: aligned with its button, or further left to keep the margin. */
export function dropLeft(buttonLeft: number, dropWidth: number, screenWidth: number): number {
  const rightmost = screenWidth - dropWidth - menuViewportMargin;
  return Math.max(menuViewportMargin, Math.min(buttonLeft, rightmost));
}

/** Positions a drop-down in browsers without CSS anchor positioning. */
export function placeDrop(button: HTMLElement, drop: HTMLElement): void {
  if (CSS.supports('left', 'anchor(left)')) return;
  const { left, bottom } = button.getBoundingClientRect();
  const screenWidth = document.documentElement.clientWidth;
  drop.style.inset = 'auto';
  drop.style.left = `${dropLeft(left, drop.offsetWidth, screenWidth)}px`;
  drop.style.top = `${bottom + scrollY + menuViewportMargin}px`;
}
