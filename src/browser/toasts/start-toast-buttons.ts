import { showToast } from './show-toast.ts';

/** A button may carry its message: data-toast says the title, data-description more. */
export function startToastButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[data-toast]') : null;
    const title = button?.getAttribute('data-toast');
    if (!title) return;
    void showToast({ title, description: button?.getAttribute('data-description') ?? undefined });
  });
}
