import { useTranslations } from 'use-intl/react';
import { Icon } from '#ui/icons/icon.tsx';
import { CitedSentence } from '#ui/primitives/source-mark/source-mark.tsx';
import type { Drawback, MainDrawbackView } from './main-drawback.ts';

/** The catch of a provider on a card, after an open incident that the catch does not mention. */
export function MainDrawback({ open, ...drawback }: Pick<MainDrawbackView, 'text' | 'mark' | 'open'>) {
  const t = useTranslations('outcome');
  return (
    <>
      {open && <DrawbackLine label={t('openIncident')} {...open} />}
      <DrawbackLine label={t('catch')} {...drawback} />
    </>
  );
}

function DrawbackLine({ label, text, mark }: Drawback & { readonly label: string }) {
  return (
    <p className="catch">
      <Icon name="warning" className="size-4" />
      <span>
        <b>{label}</b> <CitedSentence text={text} mark={mark} />
      </span>
    </p>
  );
}
