import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import type { LayoutProps } from '../layout-props.ts';

/** Links to the page in each language. A script saves the chosen language; it accepts only the codes in these links. */
export function LanguageSwitcher({
  currentLocale,
  languages,
}: Pick<LayoutProps, 'currentLocale' | 'languages'>) {
  const t = useTranslations('footer');
  return (
    <nav aria-label={t('languages')}>
      <ul className="flex">
        {languages.map(({ locale, href, code, name }) => (
          <li key={locale} {...hooks({ 'data-language-switch': locale })}>
            <a
              href={href}
              hrefLang={locale}
              lang={locale}
              aria-label={`${code}, ${name}`}
              aria-current={locale === currentLocale ? 'page' : undefined}
              className="segment segment-code text-14"
            >
              {code}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
