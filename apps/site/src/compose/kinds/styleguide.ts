import type { Catalog } from '#catalog/catalog.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '#domain/locale/localized-path.ts';
import type { StyleguidePage } from '#domain/page/page.ts';
import type { SiteConfig } from '#domain/site/site-config.ts';
import type { Translator } from '#i18n/messages.ts';
import type { BuildSettings } from '../build-settings.ts';
import type { Address } from '../page-kind.ts';

const styleguideSlug = 'styleguide';

export function resolve({ path }: Address): StyleguidePage | undefined {
  const { locale, slug } = parseLocalizedPath(path);
  if (slug !== styleguideSlug) return undefined;
  const alternates = localeCodes.map((code) => ({ locale: code, path: localizedPath(code, styleguideSlug) }));
  return { kind: 'styleguide', path, locale, alternates };
}

export function paths(_catalog: Catalog, locales: readonly LocaleCode[]): string[] {
  return locales.map((locale) => localizedPath(locale, styleguideSlug));
}

/** It is for authors, and shows readers nothing. */
export function isBuilt({ hasStyleguide }: BuildSettings): boolean {
  return hasStyleguide;
}

export function title(_page: StyleguidePage, _config: SiteConfig, t: Translator): string {
  return t('styleguide.title');
}
