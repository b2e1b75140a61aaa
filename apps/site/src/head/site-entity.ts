import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { defaultLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { withContentYear, withSiteName } from '@vpn-site/core/site/placeholders.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';

/** The description of the site in one language. */
export interface SiteEntity {
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** The separator between the page title and the site name. */
  readonly separator: string;
  readonly titleSeparator: string;
  /** The handle with its @, if the owner has one. */
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

/** Returns the variables for the site's titles. The year is a string, so that 2025 gets no thousands separator. */
export function titleVariables(
  locale: LocaleCode,
  site: Pick<SiteConfig, 'product' | 'contentYear'>,
): { product: string; year: string } {
  return { product: site.product[locale], year: String(site.contentYear) };
}

/** Returns the variables that select the site's description, so that it promises only what the site has. */
export function promiseVariables({ promises }: Pick<SiteConfig, 'promises'>): {
  deals: string;
  gaming: string;
} {
  return { deals: promises.deals, gaming: String(promises.gaming) };
}
