import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl/react';
import type { TrueCostModel } from '#blocks/tools/true-cost/receipt-data.ts';
import { TrueCost } from '#blocks/tools/true-cost/true-cost.tsx';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { Bill } from '#evidence/price/price.tsx';
import { Figure } from '#ui/primitives/figure/figure.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { PriceSteps } from './price-steps.tsx';
import type { PriceStepsModel } from './price-steps-model.ts';

interface CostsProps {
  readonly receipts: TrueCostModel | undefined;
  /** Who has no recent price. */
  readonly without: readonly string[];
  readonly steps: PriceStepsModel | undefined;
}

/** Both receipts, and where they can be held against each other, what a month costs as time goes on. */
export function Costs({ receipts, without, steps }: CostsProps) {
  const t = useTranslations('comparison.cost');
  return (
    <SideHead id="cost" heading={t('heading')} note={t('note', { months: comparedMonths })}>
      {receipts && <TrueCost model={receipts} />}
      {without.map((provider) => (
        <p key={provider} className="faint">
          {t('missing', { provider })}
        </p>
      ))}
      {steps && (
        <Figure caption={t('caption', { months: comparedMonths })}>
          <PriceSteps {...steps} />
        </Figure>
      )}
    </SideHead>
  );
}

interface BillsProps {
  readonly bills: readonly {
    readonly name: string;
    readonly bill: ComponentProps<typeof Bill> | undefined;
  }[];
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
