import { showToast } from '../toasts/show-toast.ts';
import { copiedText } from './copied-text.ts';

const buttons = 'button[data-copy]';

/** Buttons that put their `data-copy` on the clipboard and say `data-copied` when it is there. */
export function startCopying(): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>(buttons)) button.hidden = false;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>(buttons);
    if (button) void copy(button);
  });
}

async function copy({ dataset }: HTMLButtonElement): Promise<void> {
  await navigator.clipboard.writeText(copiedText(dataset.copy ?? '', location.href));
  if (dataset.copied) await showToast({ title: dataset.copied });
}
