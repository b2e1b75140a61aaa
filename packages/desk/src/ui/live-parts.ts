import type { ColorReport } from '../colors.ts';

/** Waits until the site is checked, then shows the mistakes. What somebody types meanwhile stays. */
export async function showMistakesWhenChecked(): Promise<void> {
  if (!document.querySelector('[data-checking]')) return;
  for (;;) {
    const response = await fetch('api/checked').catch(() => undefined);
    if (!response?.ok) return;
    if ((await response.json()) === true) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  for (const part of document.querySelectorAll<HTMLElement>('[data-part], .rail')) {
    const name = part.dataset.part;
    const now = page.querySelector(name === undefined ? '.rail' : `[data-part="${name}"]`);
    if (now) part.replaceWith(document.adoptNode(now));
  }
}

/** Says how well a color can be read while it is chosen. */
export function startColors(): void {
  const form = document.querySelector('[data-colors]')?.closest('form');
  form?.addEventListener('input', () => {
    const chosen = new URLSearchParams(
      [...form.querySelectorAll<HTMLInputElement>('input[type="color"]')].map(({ name, value }) => [
        name,
        value,
      ]),
    );
    void (async () => {
      const response = await fetch(`api/colors?${chosen}`);
      for (const { name, words, suggestion } of (await response.json()) as ColorReport[]) {
        const place = form.querySelector(`[data-for="${name}"]`);
        if (!place) continue;
        place.className = suggestion === undefined ? 'quiet' : 'days over';
        place.textContent =
          suggestion === undefined ? `✓ ${words}` : `✗ ${words}. The nearest that passes: ${suggestion}`;
      }
    })();
  });
}

/** Asks before the page is left with words that were typed and not saved. */
export function warnBeforeLeaving(): void {
  let isTyped = false;
  document.addEventListener('input', () => {
    isTyped = true;
  });
  document.addEventListener('submit', () => {
    isTyped = false;
  });
  addEventListener('beforeunload', (event) => {
    if (isTyped && document.querySelector('.save-bar')) event.preventDefault();
  });
}
