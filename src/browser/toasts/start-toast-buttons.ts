import { showToast } from './show-toast.ts';

/**
 * A button, or a link to a file, may carry its message: data-toast says the title, data-description more, and
 * data-toast-fields, which few have, the rest as JSON.
 */
export function startToastButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-toast]') : null;
    if (pressed) void raise(pressed.dataset);
  });
}

async function raise({ toast, description, toastFields }: DOMStringMap): Promise<void> {
  if (!toast) return;
  const fields = toastFields && (await import('./written-toast.ts')).readWrittenToast(toastFields);
  await showToast({ title: toast, description, ...(fields || {}) });
}
