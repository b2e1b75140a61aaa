import { closestElement } from '#browser/closest-element.ts';
import { hookValue, selector } from '#browser/script-hooks.ts';
import { showToast } from '#ui/toasts/show-toast.client.ts';

const buttons = `button${selector('data-copy')}`;

/** Makes buttons copy their `data-copy`, otherwise the text before them, to the clipboard, and then show `data-copied`. */
export function startCopying(): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>(buttons)) button.hidden = false;
  document.addEventListener('click', (event) => {
    const button = closestElement(event.target, buttons);
    if (button) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const text = textToCopy(
    hookValue(button, 'data-copy') || (button.previousElementSibling?.textContent ?? ''),
    location.href,
  );
  const copied = hookValue(button, 'data-copied');
  // On phones, an address goes to the apps of the reader, which include the clipboard.
  const shared = { title: document.title, url: text };
  if (/^https?:\S+$/.test(text) && matchMedia('(pointer: coarse)').matches && navigator.canShare?.(shared)) {
    // Rejected if the reader closes the list of apps.
    return navigator.share(shared).catch(() => undefined);
  }
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  // If the browser refuses to copy, a toast shows the text until it is closed, so that it can be copied by hand.
  if (!isCopied) await showToast({ title: text, duration: 0 });
  else if (copied) await showToast({ title: copied });
}

/** Returns a URL of this site in full, so that it can be sent to someone, and other text unchanged. */
export function textToCopy(text: string, page: string): string {
  return /^[/#]\S*$/.test(text) ? new URL(text, page).href : text;
}
