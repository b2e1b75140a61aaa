import { useTranslations } from 'use-intl/react';
import { Bars } from '#ui/primitives/bars/bars.tsx';
import type { WhatCountsView } from './what-counts.ts';

interface WhatCountsProps extends WhatCountsView {
  /** That links may be paid, and that this does not reach the order. */
  readonly disclosure: string;
}

/** How the order beside it came about, and what money has to do with it. */
export function WhatCounts({
  weights,
  required,
  costBasis,
  weighPath,
  methodPath,
  disclosure,
}: WhatCountsProps) {
  const t = useTranslations('roundup');
  const heaviest = Math.max(...weights.map(({ share }) => share));
  const bars = weights.map(({ id, label, share, shareText }) => ({
    id,
    label,
    value: share / heaviest,
    text: shareText,
  }));
  const links = [
    { path: weighPath, words: t('weigh') },
    { path: methodPath, words: t('method') },
  ].filter(({ path }) => path !== undefined);
  return (
    <aside className="what-counts" aria-labelledby="what-counts">
      <h2 id="what-counts">{t('counts')}</h2>
      <p>{disclosure}</p>
      <Bars bars={bars} />
      <p>
        <b>{t('needed')}</b> {required.join('; ')}.
      </p>
      {costBasis !== undefined && (
        <details>
          <summary>{t('costBasis')}</summary>
          <p>{costBasis}</p>
        </details>
      )}
      <p className="what-counts-links">
        {links.map(({ path, words }) => (
          <a key={words} href={path} className="quiet-link">
            {words}
          </a>
        ))}
      </p>
    </aside>
  );
}
