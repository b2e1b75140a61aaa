import { useTranslations } from 'use-intl/react';
import { Island } from '#ui/island/island.tsx';
import type { TrueCostModel } from './receipt-data.ts';
import { TrueCostTool } from './true-cost-tool.tsx';

/** The receipts as plain HTML, which the browser hydrates if scripts run. */
export function TrueCost({ model }: { readonly model: TrueCostModel | undefined }) {
  const t = useTranslations('trueCost');
  if (!model) return <p className="faint">{t('unknown')}</p>;
  return (
    <Island
      name="true-cost"
      view={TrueCostTool}
      props={model}
      words={['trueCost', 'receipt', 'bill', 'figure']}
    />
  );
}
