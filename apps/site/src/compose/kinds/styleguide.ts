import type { BuildSettings } from '@vpn-site/content/build-settings.ts';
import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import type { StyleguidePage } from '#page/page.ts';
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

/** Whether a build has the style guide. It is for authors, not for readers. */
export function isBuilt({ hasStyleguide }: BuildSettings): boolean {
  return hasStyleguide;
}

export function title(_page: StyleguidePage, _config: SiteConfig, t: Translator): string {
  return t('styleguide.title');
}
