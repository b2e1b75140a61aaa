import { closestElement } from '#browser/closest-element.ts';
import { hookValue, selector } from '#browser/script-hooks.ts';
import { showToast } from './show-toast.client.ts';

/**
 * Shows the toasts of buttons and file links. The attribute data-toast has the title, data-description the description, and
 * the optional data-toast-fields the rest as JSON.
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
  const fields = json && (await import('./serialized-toast.client.ts')).parseToast(json);
  await showToast({ title, description, ...(fields || {}) });
}
