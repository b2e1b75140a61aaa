import { useTranslations } from 'use-intl/react';
import type { SavingModel } from './saving.block.ts';

export function Saving({ amount }: SavingModel) {
  const t = useTranslations('comparison');
  return <span className="whitespace-nowrap">{amount ?? t('noSaving')}</span>;
}
