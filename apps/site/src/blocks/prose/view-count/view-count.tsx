import { useTranslations } from 'use-intl/react';
import type { ViewCountModel } from './view-count.block.ts';

/** What is counted, what is kept of it, what never is and until when: readers are owed it where views are counted. */
const said = {
  on: ['on', 'kept', 'never', 'until'],
  off: ['off'],
} as const;

export function ViewCount({ isOn, months }: ViewCountModel) {
  const t = useTranslations('viewCount');
  return (
    <>
      {said[isOn ? 'on' : 'off'].map((part) => (
        <p key={part}>{t(part, { months })}</p>
      ))}
    </>
  );
}
