import { percent } from '@vpn-site/core/i18n/percent.ts';
import { useTranslations } from 'use-intl/react';
import type { WhatCountsView } from './what-counts-model.ts';

/** The gap between two parts of the bar, as a share of its width. */
const gap = 0.003;

/** The weights and requirements of the ranking. */
export function WhatCounts({ weights, required, weighPath, methodPath }: WhatCountsView) {
  const t = useTranslations('roundup');
  const links = [
    { path: weighPath, words: t('weigh') },
    { path: methodPath, words: t('method') },
  ].filter(({ path }) => path !== undefined);
  return (
    <section className="what-counts" aria-labelledby="what-counts">
      <div className="what-counts-head">
        <h2 id="what-counts">{t('counts')}</h2>
        <p className="what-counts-links">
          {links.map(({ path, words }) => (
            <a key={words} href={path} className="quiet-link">
              {words}
            </a>
          ))}
        </p>
      </div>
      <svg aria-hidden="true" className="counts-bar">
        {weights.map(({ id, share }, position) => {
          const before = weights.slice(0, position).reduce((sum, each) => sum + each.share, 0);
          return (
            <rect key={id} x={percent(before)} width={percent(Math.max(0, share - gap))} height="100%" />
          );
        })}
      </svg>
      <ul className="counts-key">
        {weights.map(({ id, label, shareText }) => (
          <li key={id}>
            <b>{shareText}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
      <p>
        {t('byScore')} <b>{t('needed')}</b> {required.join('; ')}.
      </p>
    </section>
  );
}
