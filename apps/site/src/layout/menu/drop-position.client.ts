/** How near a drop-down may come to the edge of the screen, in pixels. tokens.css says the same to the style sheet. */
export const menuViewportMargin = 10;

/** Where a drop-down starts: at its button, or as far to the left as the margin asks for. */
export function dropLeft(buttonLeft: number, dropWidth: number, screenWidth: number): number {
  const rightmost = screenWidth - dropWidth - menuViewportMargin;
  return Math.max(menuViewportMargin, Math.min(buttonLeft, rightmost));
}

/** For browsers whose style sheets cannot place one element by another. */
export function placeDrop(button: HTMLElement, drop: HTMLElement): void {
  if (CSS.supports('left', 'anchor(left)')) return;
  const { left, bottom } = button.getBoundingClientRect();
  const screenWidth = document.documentElement.clientWidth;
  drop.style.inset = 'auto';
  drop.style.left = `${dropLeft(left, drop.offsetWidth, screenWidth)}px`;
  drop.style.top = `${bottom + scrollY + menuViewportMargin}px`;
}
