import { keepChoice, keptChoice } from '#browser/kept-choice.ts';
import { selector } from '#browser/script-hooks.ts';
import { marksStorageKey } from '#ui/theme/reader-choices.ts';

/** Keeps whether a reader wants to see the marks of evidence; that they are shown is the style sheet's. */
export function startMarksSwitch(): void {
  const box = document.querySelector<HTMLInputElement>(selector('data-marks-switch'));
  if (!box) return;
  const { dataset } = document.documentElement;
  const show = (isShown: boolean) => {
    box.checked = isShown;
    if (isShown) dataset.marks = '';
    else delete dataset.marks;
  };
  box.addEventListener('change', () => {
    show(box.checked);
    keepChoice(marksStorageKey, box.checked ? 'shown' : undefined);
  });
  // Chosen in another tab, or on a page that this one was left for.
  addEventListener('storage', ({ key, newValue }) => key === marksStorageKey && show(newValue !== null));
  addEventListener('pageshow', () => {
    const kept = keptChoice(marksStorageKey);
    if (kept !== undefined) show(kept !== null);
  });
}
