import { toastDuration } from '#ui/toasts/toast-constants.ts';
import type { ToastMessage, ToastWords } from '#ui/toasts/toast-message.ts';

/**
 * The same words without React, for the moment when it cannot be loaded: that is when being offline is announced.
 * It has no button to close it, so it never stays for good.
 */
export function showPlainToast(
  { id = '', title, description, duration }: ToastMessage,
  { label }: ToastWords,
): void {
  const region = document.createElement('div');
  region.role = 'status';
  region.ariaLabel = label;
  region.className = 'toast-region toast-plain px-4 py-3 text-text';
  region.dataset.plainToast = id;
  document.body.append(region);
  region.textContent = [title, description].filter((part) => part !== undefined).join(' · ');
  setTimeout(() => region.remove(), duration || toastDuration);
}

/** One that is raised again takes the place of the first, and one that is closed goes. */
export function removePlainToast({ id }: ToastMessage): void {
  if (id !== undefined) document.querySelector(`[data-plain-toast="${id}"]`)?.remove();
}
