import { selector } from '#browser/script-hooks.ts';
import { showToast } from '#ui/toasts/show-toast.client.ts';

/** Shows a notice while there is no connection. The page contains its text, because nothing can be loaded offline. */
export function startOfflineNotice(): void {
  const notify = (open: boolean) => {
    const title = document.querySelector(selector('data-offline'))?.textContent;
    if (title) void showToast({ id: 'offline', open, title, color: 'warning' });
  };
  addEventListener('offline', () => notify(true));
  addEventListener('online', () => notify(false));
}
