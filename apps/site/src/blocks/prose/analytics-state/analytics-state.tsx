import { useTranslations } from 'use-intl/react';
import type { AnalyticsStateModel } from './analytics-state.block.ts';

/**
 * Message keys of the paragraphs. If analytics is on, readers must learn what is sent to whom, and how to withdraw consent.
 */
const paragraphs = {
  on: ['on', 'sent', 'kept', 'back'],
  off: ['off'],
} as const;

export function AnalyticsState({ isOn }: AnalyticsStateModel) {
  const t = useTranslations('analyticsState');
  const consent = useTranslations('consent');
  return (
    <>
      {paragraphs[isOn ? 'on' : 'off'].map((part) => (
        <p key={part}>{t(part, { change: consent('change') })}</p>
      ))}
    </>
  );
}
