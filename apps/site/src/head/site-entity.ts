import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { defaultLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { withContentYear, withSiteName } from '@vpn-site/core/site/placeholders.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';

/** The site as its pages speak of it, in one language. */
export interface SiteEntity {
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** Between the title of a page and the name of the site. */
  readonly separator: string;
  readonly titleSeparator: string;
  /** A handle with its @, where the owner has one. */
  readonly twitter: string | undefined;
  readonly defaultLocale: LocaleCode;
  readonly currentLocale: LocaleCode;
  readonly indexable: boolean;
  readonly trailingSlash: boolean;
}

export function siteEntity(site: SiteConfig, locale: LocaleCode, t: Translator): SiteEntity {
  const { url, name, separator, indexable, trailingSlash, twitter } = site;
  const words = titleVariables(locale, site);
  const written = site.description?.[locale];
  return {
    url,
    name,
    description:
      written === undefined
        ? t('site.description', { ...words, ...promiseVariables(site) })
        : withSiteName(withContentYear(written, site.contentYear), name),
    separator,
    titleSeparator: site.titleSeparator ?? separator,
    twitter: twitter && withAt(twitter),
    defaultLocale,
    currentLocale: locale,
    indexable,
    trailingSlash,
  };
}

function withAt(handle: string): string {
  return handle.startsWith('@') ? handle : `@${handle}`;
}

/** What the site's own wordings are filled with. The year is text: 2025 has no thousands separator. */
export function titleVariables(
  locale: LocaleCode,
  site: Pick<SiteConfig, 'product' | 'contentYear'>,
): { product: string; year: string } {
  return { product: site.product[locale], year: String(site.contentYear) };
}

/** The site's description of itself says only what is so: messages choose by these. */
export function promiseVariables({ promises }: Pick<SiteConfig, 'promises'>): {
  deals: string;
  gaming: string;
} {
  return { deals: String(promises.deals), gaming: String(promises.gaming) };
}
