import { locales } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import type { LocaleLink, PageAlternate } from './page.ts';

/**
 * Returns one link per language: to the same page if it exists in that language, otherwise to the home page of the
 * language.
 */
export function localeLinks(alternates: readonly PageAlternate[]): LocaleLink[] {
  return locales.map(({ code: locale, name }) => ({
    locale,
    href: alternates.find((alternate) => alternate.locale === locale)?.path ?? homePath(locale),
    code: locale.toUpperCase(),
    name,
  }));
}
