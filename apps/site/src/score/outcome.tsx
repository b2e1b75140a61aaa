import { useTranslations } from 'use-intl/react';
import { Icon } from '#ui/icons/icon.tsx';
import { CitedSentence } from '#ui/primitives/source-mark/source-mark.tsx';
import type { Outcome } from './outcome-model.ts';

export function MainDrawback({ words, mark }: Pick<Outcome, 'words' | 'mark'>) {
  const t = useTranslations('outcome');
  return (
    <p className="catch">
      <Icon name="warning" className="size-4" />
      <span>
        <b>{t('catch')}</b> <CitedSentence text={words} mark={mark} />
      </span>
    </p>
  );
}
