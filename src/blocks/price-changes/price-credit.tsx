import { useTranslations } from 'use-intl/react';
import type { PriceCreditView } from './price-credit-view.ts';

/** Who gathered the prices, when, under which terms, and what was changed. */
export function PriceCredit({ title, href, language, date, licence }: PriceCreditView) {
  const t = useTranslations('priceHistory');
  return (
    <p className="review-credit">
      {t.rich('credit', {
        title,
        date,
        source: (words) => (
          <a href={href} lang={language} rel="noopener noreferrer" className="review-source">
            {words}
          </a>
        ),
        licence: () =>
          licence.href === undefined ? (
            licence.name
          ) : (
            <a href={licence.href} rel="license noopener noreferrer" className="review-source">
              {licence.name}
            </a>
          ),
      })}
    </p>
  );
}
