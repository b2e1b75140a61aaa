import { useTranslations } from 'use-intl/react';
import { Bars } from '#ui/primitives/bars/bars.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import type { WhatCountsView } from './what-counts-model.ts';

/**
 * The weights and requirements behind the ranking: collapsed on a phone, where they would separate the list from the
 * content below.
 */
export function WhatCounts({ weights, required, costBasis, weighPath, methodPath }: WhatCountsView) {
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
      <Disclosure variant="section" label={t('counts')}>
        <div className="what-counts-all">
          <h2 id="what-counts" className="fold-head">
            {t('counts')}
          </h2>
          <p>{t('byScore')}</p>
          <Bars bars={bars} />
          <p>
            <b>{t('needed')}</b> {required.join('; ')}.
          </p>
          {costBasis !== undefined && (
            <details className="what-counts-basis">
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
        </div>
      </Disclosure>
    </aside>
  );
}
