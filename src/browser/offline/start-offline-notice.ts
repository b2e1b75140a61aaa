import { showToast } from '../toasts/show-toast.ts';

/** Says when the connection is gone. The page carries the sentence: by then nothing can be loaded. */
export function startOfflineNotice(): void {
  addEventListener('offline', () => {
    const title = document.querySelector('[data-offline]')?.textContent;
    if (title) void showToast({ title });
  });
}
