import type { PriceHistory } from '#domain/price/price-history.ts';
import { usualSourceLanguage } from '#domain/provider/provider.ts';
import { formatPartialDate } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';

/** What the licence of the price data asks to be said beside it. */
export interface PriceCreditView {
  readonly title: string;
  readonly href: string;
  readonly language: string;
  readonly date: string;
  readonly licence: { readonly name: string; readonly href: string | undefined };
}

/** The licences that histories name, as people write them. */
const licences: Readonly<Record<string, { readonly name: string; readonly href: string }>> = {
  'CC-BY-4.0': { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
};

export function priceCreditView({ source, window }: PriceHistory, { locale }: SiteContext): PriceCreditView {
  const { url, title, licence, language = usualSourceLanguage, published = window.last } = source;
  return {
    title,
    href: url,
    language,
    date: formatPartialDate(published, locale),
    licence: licences[licence] ?? { name: licence, href: undefined },
  };
}
