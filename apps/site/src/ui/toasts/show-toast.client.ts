import { selector } from '#browser/script-hooks.ts';
import type { ToastMessage, ToastWords } from '#ui/toasts/toast-message.ts';
import { toastDuration } from '#ui/toasts/toast-message.ts';

let raiseToast: typeof import('#ui/toasts/toasts.tsx').raiseToast | undefined;

/** Tells the reader something at the edge of the screen. Never rejects: a message is not worth a broken page. */
export async function showToast(message: ToastMessage): Promise<void> {
  removePlainToast(message);
  // Where none was raised there is none to close, and nothing to load for it.
  if (message.open === false && !raiseToast) return;
  const words = toastWords();
  try {
    raiseToast ??= (await import('#ui/toasts/toasts.tsx')).raiseToast;
    await raiseToast(message, words, drawIcon);
  } catch {
    showPlainToast(message, words);
  }
}

/** The page brings the words in its own language; scripts have none. */
function toastWords(): ToastWords {
  const { label = '', close = '' } =
    document.querySelector<HTMLElement>(selector('data-toast-words'))?.dataset ?? {};
  return { label, close };
}

function drawIcon(element: HTMLElement | null): void {
  if (element) void import('../icons/draw-icons.client.ts').then(({ drawIcons }) => drawIcons([element]));
}

/**
 * The same words without React, for the moment when it cannot be loaded: that is when being offline is announced.
 * It has no button to close it, so it never stays for good.
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

/** One that is raised again takes the place of the first, and one that is closed goes. */
function removePlainToast({ id }: ToastMessage): void {
  if (id !== undefined) document.querySelector(`[data-plain-toast="${id}"]`)?.remove();
}
