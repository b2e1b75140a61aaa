import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl/react';
import { TrueCost } from '#blocks/tools/true-cost/true-cost.tsx';
import { InlineFact } from '#evidence/fact/fact.tsx';
import { Bill } from '#evidence/price/price.tsx';
import { Collapsible } from '#ui/primitives/collapsible/collapsible.tsx';
import type { CostModel, PlanBill } from './cost-model.ts';

interface CostSectionProps {
  readonly cost: CostModel;
  readonly refund: ComponentProps<typeof InlineFact>;
}

/** The receipt of a plan, which its reader may change, and a bill for every other. */
export function CostSection({ cost: { receipt, others, leftOut }, refund }: CostSectionProps) {
  const t = useTranslations('review.cost');
  const bill = useTranslations('bill');
  return (
    <>
      <TrueCost model={receipt} />
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
        {bill('refund')}: <InlineFact {...refund} />
      </p>
      {leftOut && <p className="faint">{leftOut}</p>}
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
