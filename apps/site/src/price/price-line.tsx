import { bold } from '@vpn-site/core/i18n/rich-text.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { PriceLine as Line } from './price-line-model.ts';

interface PriceLineProps {
  readonly line: Line;
  /** Whether the line shows the refund period and the date. */
  readonly hasDetails?: boolean;
}

const higher = (chunks: ReactNode) => <b className="price-higher">{chunks}</b>;

export function PriceLine({ line, hasDetails = false }: PriceLineProps) {
  const t = useTranslations('priceLine');
  if (line.kind === 'unknown') return <p className="price-line">{t('unknown')}</p>;
  if (line.kind === 'free') {
    return (
      <p className="price-line">
        {line.today !== undefined && <b>{line.today}.</b>} {line.terms}
      </p>
    );
  }
  const { kind, today, term, months, later, laterMonths, isSame, isHigher, refund, checked, tax, local } =
    line;
  const details = (hasDetails ? [local, refund, checked] : [local]).filter((detail) => detail !== undefined);
  return (
    <p className="price-line">
      {t.rich(isSame ? 'same' : kind, {
        today,
        term,
        months,
        later,
        laterMonths,
        tax: tax === undefined ? '' : `, ${tax}`,
        b: bold,
        next: isHigher ? higher : bold,
      })}
      {details.length > 0 && <small>{details.join(' ')}</small>}
    </p>
  );
}
