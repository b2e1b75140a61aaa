import { useTranslations } from 'use-intl/react';
import type { AnalyticsStateModel } from './analytics-state.block.ts';

/** What is sent to whom, and how to take a yes back: readers are owed it where analytics is on. */
const said = {
  on: ['on', 'sent', 'kept', 'back'],
  off: ['off'],
} as const;

export function AnalyticsState({ isOn }: AnalyticsStateModel) {
  const t = useTranslations('analyticsState');
  const consent = useTranslations('consent');
  return (
    <>
      {said[isOn ? 'on' : 'off'].map((part) => (
        <p key={part}>{t(part, { change: consent('change') })}</p>
      ))}
    </>
  );
}
