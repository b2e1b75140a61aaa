import { showToast } from './show-toast.ts';

/** A button, or a link to a file, may carry its message: data-toast says the title, data-description more. */
export function startToastButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('[data-toast]') : null;
    const title = pressed?.getAttribute('data-toast');
    if (!title) return;
    void showToast({ title, description: pressed?.getAttribute('data-description') ?? undefined });
  });
}
