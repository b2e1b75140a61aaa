import { useTranslations } from 'use-intl/react';
import type { AmountModel } from './amount.block.ts';

export function Amount({ text }: AmountModel) {
  const t = useTranslations('price');
  return text ?? t('noneRecent');
}
