import { selector } from '#browser/script-hooks.ts';
import type { ToastMessage, ToastWords } from '#ui/toasts/toast-message.ts';
import { toastDuration } from '#ui/toasts/toast-message.ts';

let raiseToast: typeof import('#ui/toasts/toasts.tsx').raiseToast | undefined;

/** Shows a message at the edge of the screen. It never rejects, because a message must not break the page. */
export async function showToast(message: ToastMessage): Promise<void> {
  removePlainToast(message);
  // A message with `open: false` closes a toast. If none was ever shown, nothing has to be loaded.
  if (message.open === false && !raiseToast) return;
  const words = toastWords();
  try {
    raiseToast ??= (await import('#ui/toasts/toasts.tsx')).raiseToast;
    await raiseToast(message, words, drawIcon);
  } catch {
    showPlainToast(message, words);
  }
}

/** Reads the toast labels from the page, because scripts contain no translations. */
function toastWords(): ToastWords {
  const { label = '', close = '' } =
    document.querySelector<HTMLElement>(selector('data-toast-words'))?.dataset ?? {};
  return { label, close };
}

function drawIcon(element: HTMLElement | null): void {
  if (element) void import('../icons/draw-icons.client.ts').then(({ drawIcons }) => drawIcons([element]));
}

/**
 * Shows the message without React if that cannot be loaded, such as when the page is offline. It has no close button, so it
 * always disappears after a while.
 */
function showPlainToast(
  { id = '', title, description, duration }: ToastMessage,
  { label }: ToastWords,
): void {
  const region = document.createElement('div');
  region.role = 'status';
  region.ariaLabel = label;
  region.className = 'toast-region toast-plain';
  region.dataset.plainToast = id;
  document.body.append(region);
  region.textContent = [title, description].filter((part) => part !== undefined).join(' · ');
  setTimeout(() => region.remove(), duration || toastDuration);
}

/** Removes the plain toast with this id, because it is shown again or closed. */
function removePlainToast({ id }: ToastMessage): void {
  if (id !== undefined) document.querySelector(`[data-plain-toast="${id}"]`)?.remove();
}
