import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';

/** The theme switch. It is hidden without scripts; apps/site/src/layout/switches/theme-switch.client.ts handles it. */
export function ThemeSwitch() {
  const t = useTranslations('footer');
  const themes = [
    ['system', t('themeSystem')],
    ['light', t('themeLight')],
    ['dark', t('themeDark')],
  ];
  return (
    <fieldset {...hooks({ 'data-theme-switch': true })} className="needs-script">
      <legend className="sr-only">{t('theme')}</legend>
      <div className="flex">
        {themes.map(([theme, label]) => (
          <div key={theme}>
            <label className="segment text-14">
              <input
                type="radio"
                name="theme"
                value={theme}
                defaultChecked={theme === 'system'}
                className="segment-input"
              />
              {label}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
