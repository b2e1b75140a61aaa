import { saveChoice, savedChoice } from '#browser/saved-choice.ts';
import { selector } from '#browser/script-hooks.ts';
import { themeStorageKey } from '#ui/theme/reader-choices.ts';

/** Handles the theme switch in the footer: it applies the theme and saves it in this browser only. */
export function startThemeSwitch(): void {
  const control = document.querySelector(selector('data-theme-switch'));
  if (!control) return;
  const radios = [...control.querySelectorAll('input')];
  const { dataset } = document.documentElement;

  const show = (theme: string | null | undefined) => {
    const chosen = radios.find(({ value }) => value === theme) ?? radios[0];
    if (!chosen) return;
    chosen.checked = true;
    if (chosen.value === 'system') delete dataset.theme;
    else dataset.theme = chosen.value;
  };

  control.addEventListener('change', ({ target }) => {
    const { value } = target as HTMLInputElement;
    show(value);
    saveChoice(themeStorageKey, value === 'system' ? undefined : value);
  });
  // The choice may have changed in another tab, or on a page visited in between.
  addEventListener('storage', ({ key, newValue }) => key === themeStorageKey && show(newValue));
  addEventListener('pageshow', () => {
    const saved = savedChoice(themeStorageKey);
    show(saved === undefined ? dataset.theme : saved);
  });
}
