import type { ToastMessage, ToastWords } from '#islands/toast-message.ts';
import { showPlainToast } from './plain-toast.ts';

/** Tells the reader something at the edge of the screen. Never rejects: a message is not worth a broken page. */
export async function showToast(message: ToastMessage): Promise<void> {
  const words = toastWords();
  try {
    const { raiseToast } = await import('#islands/toasts.tsx');
    await raiseToast(message, words);
  } catch {
    showPlainToast(message, words);
  }
}

/** The page brings the words in its own language; scripts have none. */
function toastWords(): ToastWords {
  const { label = '', close = '' } = document.querySelector<HTMLElement>('[data-toast-words]')?.dataset ?? {};
  return { label, close };
}
