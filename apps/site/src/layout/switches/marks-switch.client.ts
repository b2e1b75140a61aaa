import { saveChoice, savedChoice } from '#browser/saved-choice.ts';
import { selector } from '#browser/script-hooks.ts';
import { marksStorageKey } from '#ui/theme/reader-choices.ts';

/** Shows the reference marks of evidence to readers who turn them on, and saves that choice. */
export function startMarksSwitch(): void {
  const box = document.querySelector<HTMLInputElement>(selector('data-marks-switch'));
  if (!box) return;
  const show = (isShown: boolean) => {
    box.checked = isShown;
    document.documentElement.toggleAttribute('data-marks', isShown);
  };
  box.addEventListener('change', () => {
    show(box.checked);
    saveChoice(marksStorageKey, box.checked ? 'shown' : undefined);
  });
  // The choice may have changed in another tab, or on a page visited in between.
  addEventListener('storage', ({ key, newValue }) => key === marksStorageKey && show(newValue !== null));
  addEventListener('pageshow', () => {
    const saved = savedChoice(marksStorageKey);
    // `undefined` means that the storage cannot be read. The browser may still have restored the checkbox, so its state
    // decides.
    show(saved === undefined ? box.checked : saved !== null);
  });
}
