import { useTranslations } from 'use-intl/react';
import { Marked } from '../fact/marked.tsx';
import type { PriceWords } from './price.ts';

/** What is really paid. Where a renewal price is not published there is no total, and the reader is told so. */
export function Cost({ price }: { readonly price: PriceWords }) {
  const t = useTranslations('blocks.vpnCard');
  return (
    <div className="cost">
      <p className="label">{price.label}</p>
      {price.isKnown ? (
        <>
          <p className="cost-total">
            <Marked text={price.total} source={price.source} />
          </p>
          <p>{price.month}</p>
        </>
      ) : (
        <>
          <p className="cost-total faint">{t('priceUnknown')}</p>
          <p>{t('priceUnknownWhy')}</p>
        </>
      )}
    </div>
  );
}

/** What is charged today, and for which plan. Stands apart where there is little room beside the score. */
export function CostDetails({ price }: { readonly price: PriceWords }) {
  if (!price.isKnown) return null;
  return (
    <div className="cost">
      {price.details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
    </div>
  );
}
