import { selector } from '#ui/scripts/script-hooks.ts';
import { themeStorageKey } from '#ui/theme/theme-script.ts';

/** The switch in the footer: carries the choice out, and keeps it in this browser only. */
export function startThemeSwitch(): void {
  const control = document.querySelector(selector('data-theme-switch'));
  if (!control) return;
  const radios = [...control.querySelectorAll('input')];

  const show = (theme: string | null) => {
    const chosen = radios.find(({ value }) => value === theme) ?? radios[0];
    if (!chosen) return;
    chosen.checked = true;
    if (chosen.value === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen.value;
  };

  control.addEventListener('change', ({ target }) => {
    const { value } = target as HTMLInputElement;
    show(value);
    store(value);
  });
  // Chosen in another tab, or on a page that this one was left for.
  addEventListener('storage', ({ key, newValue }) => key === themeStorageKey && show(newValue));
  addEventListener('pageshow', () => show(stored()));
}

/** Storage may be forbidden: then the choice lasts as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(themeStorageKey);
  } catch {
    return document.documentElement.dataset.theme ?? null;
  }
}

function store(theme: string): void {
  try {
    if (theme === 'system') localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, theme);
  } catch {}
}
