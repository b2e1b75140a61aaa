/**
 * Single keys: digits open the screens, m the commit, z takes back. Each key presses the link or button that names it. The
 * facts have their own keys besides these.
 */
export function startKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof HTMLElement ? event.target : undefined;
    if (target?.closest('input, textarea, select, dialog, [contenteditable]')) return;
    const pressed = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key)}"]`);
    if (!pressed) return;
    event.preventDefault();
    pressed.click();
  });
}
