import { showToast } from '../toasts/show-toast.ts';

/**
 * Says when the connection is gone. A toast needs a file that may not have been loaded while there was a connection;
 * the page itself carries the sentence and shows it in that case.
 */
export function startOfflineNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-offline]');
  if (!notice) return;
  addEventListener('offline', () => {
    showToast({ title: notice.textContent }).catch(() => {
      notice.hidden = false;
    });
  });
  addEventListener('online', () => {
    notice.hidden = true;
  });
}
