import { selector } from '#browser/script-hooks.ts';
import { showToast } from '#ui/toasts/show-toast.client.ts';

/** Says when the connection is gone, until it is back. The page carries the sentence: by then nothing can be loaded. */
export function startOfflineNotice(): void {
  const say = (open: boolean) => {
    const title = document.querySelector(selector('data-offline'))?.textContent;
    if (title) void showToast({ id: 'offline', open, title, color: 'warning' });
  };
  addEventListener('offline', () => say(true));
  addEventListener('online', () => say(false));
}
