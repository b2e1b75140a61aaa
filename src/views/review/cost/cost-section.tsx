import { useTranslations } from 'use-intl/react';
import { Bill } from '#blocks/evidence/bill.tsx';
import { comparedMonths } from '#blocks/evidence/fresh-plans.ts';
import { Fact } from '#blocks/fact/fact.tsx';
import type { FactModel } from '#blocks/fact/select.ts';
import { Collapsible } from '#ui/primitives/collapsible.tsx';
import { Figure } from '#ui/primitives/figure.tsx';
import { CostDrawing } from './cost-drawing.tsx';
import type { CostModel, PlanBill } from './cost-model.ts';

interface CostSectionProps {
  readonly cost: CostModel;
  readonly refund: FactModel;
}

/** A bill for every plan; the one that stands for the provider first, with its cost over the years drawn beside it. */
export function CostSection({
  cost: { headline, others, chart, leftOut, credit },
  refund,
}: CostSectionProps) {
  const t = useTranslations('review.cost');
  const bill = useTranslations('bill');
  return (
    <>
      {headline && chart ? (
        <div className="review-cost">
          <div>
            {headline.total && <p className="label">{t('cheapest', { months: comparedMonths })}</p>}
            <PlanBillView {...headline} />
          </div>
          <Figure caption={`${chart.caption} ${chart.label}`}>
            <CostDrawing {...chart} />
          </Figure>
        </div>
      ) : (
        <p>{t('unknown')}</p>
      )}
      {others.length > 0 && (
        <Collapsible label={t('others', { count: others.length })}>
          <div className="plan-bills">
            {others.map((plan) => (
              <PlanBillView key={plan.id} {...plan} />
            ))}
          </div>
        </Collapsible>
      )}
      <p>
        {bill('refund')}: <Fact {...refund} />
      </p>
      {leftOut && <p className="faint">{leftOut}</p>}
      {credit && <p className="review-credit">{credit}</p>}
    </>
  );
}

function PlanBillView({ title, lines, total, words }: PlanBill) {
  return (
    <div className="plan-bill">
      <h3>{title}</h3>
      <Bill lines={lines} total={total} plan={words} />
    </div>
  );
}
