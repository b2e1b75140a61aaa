import { selector } from '#browser/script-hooks.ts';
/** The panel of the small menu in browsers that lack a part of what its HTML asks for. */
export function completePanel(): void {
  const panel = document.querySelector<HTMLDialogElement>('#menu-panel');
  const open = document.querySelector<HTMLElement>(selector('data-panel-open'));
  if (!panel || !open) return;

  if (!('command' in HTMLButtonElement.prototype)) {
    open.addEventListener('click', (event) => {
      event.preventDefault();
      panel.showModal();
    });
    panel.querySelector(selector('data-panel-close'))?.addEventListener('click', (event) => {
      event.preventDefault();
      panel.close();
    });
  }
  // Without `closedby`, a press outside falls on the dialog itself: what is inside covers all of it.
  panel.addEventListener('click', ({ target }) => {
    if (target === panel) panel.close();
  });
  // The page behind it does not scroll.
  panel.addEventListener('toggle', () => {
    document.documentElement.style.overflow = panel.open ? 'hidden' : '';
  });
  // Safari does not focus a button that is pressed, so the dialog would not know where to return.
  panel.addEventListener('close', () => open.focus());
}
