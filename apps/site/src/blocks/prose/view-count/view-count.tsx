import { useTranslations } from 'use-intl/react';
import type { ViewCountModel } from './view-count.block.ts';

/**
 * Message keys of the paragraphs. If views are counted, readers must learn what is counted, what is stored and for how
 * long, and what is never stored.
 */
const paragraphs = {
  on: ['on', 'kept', 'never', 'until'],
  off: ['off'],
} as const;

export function ViewCount({ isOn, months }: ViewCountModel) {
  const t = useTranslations('viewCount');
  return (
    <>
      {paragraphs[isOn ? 'on' : 'off'].map((part) => (
        <p key={part}>{t(part, { months })}</p>
      ))}
    </>
  );
}
