import { keepChoice, keptChoice } from '#browser/kept-choice.ts';
import { selector } from '#browser/script-hooks.ts';
import { marksStorageKey } from '#ui/theme/reader-choices.ts';

/** Shows the marks of evidence to readers who ask for them, and keeps that they did. */
export function startMarksSwitch(): void {
  const box = document.querySelector<HTMLInputElement>(selector('data-marks-switch'));
  if (!box) return;
  const show = (isShown: boolean) => {
    box.checked = isShown;
    document.documentElement.toggleAttribute('data-marks', isShown);
  };
  box.addEventListener('change', () => {
    show(box.checked);
    keepChoice(marksStorageKey, box.checked ? 'shown' : undefined);
  });
  // Chosen in another tab, or on a page that this one was left for.
  addEventListener('storage', ({ key, newValue }) => key === marksStorageKey && show(newValue !== null));
  addEventListener('pageshow', () => {
    const kept = keptChoice(marksStorageKey);
    // Where nothing is kept, the browser may still have kept the box as it was.
    show(kept === undefined ? box.checked : kept !== null);
  });
}
