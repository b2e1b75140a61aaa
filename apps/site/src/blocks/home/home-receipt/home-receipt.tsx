import { useTranslations } from 'use-intl/react';
import { Receipt } from '#price/receipt.tsx';
import type { HomeReceiptModel } from './home-receipt.block.ts';

export function HomeReceipt({ receipt, caption }: HomeReceiptModel) {
  const t = useTranslations('blocks.homeReceipt');
  if (!receipt) return null;
  return (
    <figure className="home-receipt">
      {/* The receipt shows the effect of a renewal; a coupon code would turn it into an advertisement. */}
      <Receipt {...receipt} coupon={undefined}>
        {receipt.tool && <a href={receipt.tool}>{t('tool')}</a>}
      </Receipt>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
