import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { CopyButton } from '#ui/primitives/copy-button/copy-button.tsx';
import type { OfferLineModel } from './current-offer.ts';

function inCode(code: ReactNode) {
  return <code>{code}</code>;
}

/** A code or special price of a provider. On a card it is between the reason and the price. */
export function OfferLine({ endsOn, ...words }: OfferLineModel) {
  const t = useTranslations('offers');
  return (
    <div className="offer-line" {...hooks({ 'data-ends-on': endsOn })}>
      <Icon name="tag" className="size-4" />
      <p>
        {t.rich('line', { ...words, c: inCode })} <small>{t('lineTerms', { ...words })}</small>
      </p>
      {words.code !== '' && <CopyButton text={words.code} label={t('copy')} done={t('copied')} />}
    </div>
  );
}
