import { useTranslations } from 'use-intl/react';
import { comparedMonths } from '#domain/price/plan-cost.ts';

/** The columns after name and score; on a phone each value carries its label. */
export type ComparisonLabels = ReturnType<typeof useComparisonLabels>;

export function useComparisonLabels(top: number) {
  const t = useTranslations('blocks.homeComparison');
  return {
    first: t('first'),
    later: t('later'),
    total: t('total', { months: comparedMonths }),
    coverage: t('coverage'),
    stability: t('stability', { top }),
    audits: t('audits'),
    jurisdiction: t('jurisdiction'),
  };
}
