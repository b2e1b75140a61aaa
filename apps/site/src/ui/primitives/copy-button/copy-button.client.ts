import { closestElement } from '#browser/closest-element.ts';
import { hookValue, selector } from '#browser/script-hooks.ts';
import { showToast } from '#ui/toasts/show-toast.client.ts';

const buttons = `button${selector('data-copy')}`;

/** Buttons that put their `data-copy`, or without one the text before them, on the clipboard and say `data-copied` when it is there. */
export function startCopying(): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>(buttons)) button.hidden = false;
  document.addEventListener('click', (event) => {
    const button = closestElement(event.target, buttons);
    if (button) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const text = copiedText(
    hookValue(button, 'data-copy') || (button.previousElementSibling?.textContent ?? ''),
    location.href,
  );
  const copied = hookValue(button, 'data-copied');
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  // A browser may refuse: then the text is shown for as long as it takes to copy it by hand.
  if (!isCopied) await showToast({ title: text, duration: 0 });
  else if (copied) await showToast({ title: copied });
}

/** An address of this site is copied in full, so that it can be sent to someone; any other text as it is. */
export function copiedText(text: string, page: string): string {
  return /^[/#]\S*$/.test(text) ? new URL(text, page).href : text;
}
