import { useTranslations } from 'use-intl/react';
import { Marked } from '../fact/marked.tsx';
import type { PriceWords } from './price-words.ts';

/** What is really paid. Where a renewal price is not published there is no total, and the reader is told so. */
export function Cost({ price }: { readonly price: PriceWords }) {
  const t = useTranslations('blocks.vpnCard');
  return (
    <div>
      <p className="text-14 font-semibold">{t('price')}</p>
      {price.isKnown ? (
        <>
          <p className="mt-1 font-display text-18 leading-snug font-semibold">
            <Marked text={price.total} source={price.source} />
          </p>
          {price.details.map((detail) => (
            <p key={detail} className="text-14 text-muted">
              {detail}
            </p>
          ))}
        </>
      ) : (
        <>
          <p className="mt-1 font-display text-18 leading-snug font-semibold text-muted">
            {t('priceUnknown')}
          </p>
          <p className="text-14 text-muted">{t('priceUnknownWhy')}</p>
        </>
      )}
    </div>
  );
}
