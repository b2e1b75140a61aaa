import type { ToastMessage, ToastWords } from '#ui/toasts/toast-message.ts';
import { removePlainToast, showPlainToast } from './plain-toast.ts';

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
  const { label = '', close = '' } = document.querySelector<HTMLElement>('[data-toast-words]')?.dataset ?? {};
  return { label, close };
}

function drawIcon(place: HTMLElement | null): void {
  if (place) void import('../icons/draw-icons.ts').then(({ drawIcons }) => drawIcons([place]));
}
