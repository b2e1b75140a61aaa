import { useTranslations } from 'use-intl/react';
import { Bill } from '#blocks/evidence/bill.tsx';
import type { BillView } from '#blocks/evidence/bill-view.ts';
import { comparedMonths } from '#blocks/evidence/fresh-plans.ts';
import { Figure } from '#ui/primitives/figure.tsx';
import { SideHead } from '#ui/primitives/side-head.tsx';
import { PriceSteps } from './price-steps.tsx';
import type { PriceStepsModel } from './price-steps-model.ts';

interface CostsProps {
  readonly bills: readonly { readonly name: string; readonly bill: BillView | undefined }[];
  readonly steps?: PriceStepsModel | undefined;
}

/** All bills, and where two can be held against each other, what a month costs as time goes on. */
export function Costs({ bills, steps }: CostsProps) {
  const t = useTranslations('comparison.cost');
  return (
    <SideHead
      id="cost"
      heading={t('heading')}
      note={t('note', { months: comparedMonths })}
      isWide={bills.length > 2}
    >
      <div className={`pair-columns columns-${bills.length}`}>
        {bills.map(({ name, bill }) => (
          <div key={name}>
            <h3>{name}</h3>
            {bill ? <Bill {...bill} /> : <p className="faint">{t('missing')}</p>}
          </div>
        ))}
      </div>
      {steps && (
        <Figure caption={t('caption', { months: comparedMonths })}>
          <PriceSteps {...steps} />
        </Figure>
      )}
    </SideHead>
  );
}
