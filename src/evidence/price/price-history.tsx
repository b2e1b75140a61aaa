import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { PriceCreditView } from './price-history.ts';

/** Who gathered the prices, when, under which terms, and what was changed. */
export function PriceCredit({ title, href, language, date, licence }: PriceCreditView) {
  const t = useTranslations('priceHistory');
  return (
    <p className="review-credit">
      {t.rich('credit', {
        title,
        date,
        terms: licence.name,
        source: linkTo(href, 'noopener noreferrer', language),
        licence: linkTo(licence.href, 'license noopener noreferrer'),
      })}
    </p>
  );
}

/** Without an address, words stay words. */
function linkTo(href: string | undefined, rel: string, language?: string) {
  return (words: ReactNode) =>
    href === undefined ? (
      words
    ) : (
      <a href={href} lang={language} rel={rel} className="review-source">
        {words}
      </a>
    );
}
