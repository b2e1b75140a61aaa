import { useTranslations } from 'use-intl/react';
import { Icon } from '#ui/icons/icon.tsx';
import { SourceMarks } from '#ui/primitives/source-mark/source-mark.tsx';
import type { Drawback, MainDrawbackView } from './main-drawback.ts';

/**
 * The main drawback of a provider on a card. An incident without a known outcome is above it, if the main drawback does not
 * mention it.
 */
export function MainDrawback({ open, ...drawback }: Pick<MainDrawbackView, 'text' | 'marks' | 'open'>) {
  const t = useTranslations('outcome');
  return (
    <>
      {open && <DrawbackLine label={t('openIncident')} {...open} />}
      <DrawbackLine label={t('catch')} {...drawback} />
    </>
  );
}

function DrawbackLine({ label, text, marks }: Drawback & { readonly label: string }) {
  return (
    <p className="catch">
      <Icon name="warning" className="size-4" />
      <span>
        <b>{label}</b> {text}
        <SourceMarks marks={marks} />
      </span>
    </p>
  );
}
