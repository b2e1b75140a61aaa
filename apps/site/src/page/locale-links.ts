import { locales } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import type { LocaleLink, PageAlternate } from './page.ts';

/** One link per language: to the same page, or to that language's home where the page does not exist. */
export function localeLinks(alternates: readonly PageAlternate[]): LocaleLink[] {
  return locales.map(({ code: locale, name }) => ({
    locale,
    href: alternates.find((alternate) => alternate.locale === locale)?.path ?? homePath(locale),
    code: locale.toUpperCase(),
    name,
  }));
}
