import { useTranslations } from 'use-intl/react';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import type { BillView } from '#evidence/price/bill.ts';
import { Bill } from '#evidence/price/price.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';

interface BillsProps {
  readonly bills: readonly { readonly name: string; readonly bill: BillView | undefined }[];
}

/** What each of several providers comes to, side by side: receipts with a choice of plan would fill the page. */
export function Bills({ bills }: BillsProps) {
  const t = useTranslations('comparison.cost');
  return (
    <SideHead id="cost" heading={t('heading')} note={t('note', { months: comparedMonths })} isWide>
      <div className={`pair-columns columns-${bills.length}`}>
        {bills.map(({ name, bill }) => (
          <div key={name}>
            <h3>{name}</h3>
            {bill ? <Bill {...bill} /> : <p className="faint">{t('missing', { provider: name })}</p>}
          </div>
        ))}
      </div>
    </SideHead>
  );
}
