import { Fragment } from 'react';
import { useTranslations } from 'use-intl/react';
import type { MustHaveLink } from './your-ranking.block.ts';

/** The must-haves by which readers can filter a list, folded. Each link opens the filtered list, also without scripts. */
export function MustHaveLinks({ links }: { readonly links: readonly MustHaveLink[] }) {
  const t = useTranslations('yourRanking');
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('filter')} className="mb-2 text-16 leading-150">
      <details>
        <summary className="cursor-pointer">{t('filter')}</summary>
        {links.map(({ id, label, href }, position) => (
          <Fragment key={id}>
            {position > 0 && ' · '}
            <a href={href}>{label}</a>
          </Fragment>
        ))}
      </details>
    </nav>
  );
}
