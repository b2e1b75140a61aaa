import { closestElement } from '#browser/closest-element.ts';
import { hookValue, selector } from '#browser/script-hooks.ts';
import { showToast } from './show-toast.client.ts';

/**
 * A button, or a link to a file, may carry its message: data-toast says the title, data-description more, and
 * data-toast-fields, which few have, the rest as JSON.
 */
export function startToastButtons(): void {
  document.addEventListener('click', (event) => {
    const pressed = closestElement(event.target, selector('data-toast'));
    if (pressed) void raise(pressed);
  });
}

async function raise(element: Element): Promise<void> {
  const title = hookValue(element, 'data-toast');
  if (!title) return;
  const description = hookValue(element, 'data-description');
  const json = hookValue(element, 'data-toast-fields');
  const fields = json && (await import('./written-toast.client.ts')).readWrittenToast(json);
  await showToast({ title, description, ...(fields || {}) });
}
