import { selector } from '#browser/script-hooks.ts';
/** Makes the menu panel work in browsers that lack features of its HTML. */
export function polyfillMenuPanel(): void {
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
  // Replaces `closedby` where it is missing. Only a click outside has the dialog itself as its target, because the content
  // covers the whole dialog.
  panel.addEventListener('click', ({ target }) => {
    if (target === panel) panel.close();
  });
  // Locks scrolling of the page behind the panel.
  panel.addEventListener('toggle', () => {
    document.documentElement.style.overflow = panel.open ? 'hidden' : '';
  });
  // Safari does not focus a clicked button, so the dialog could not restore the focus.
  panel.addEventListener('close', () => open.focus());
}
