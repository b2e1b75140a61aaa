import { useTranslations } from 'use-intl/react';
import type { SiteContext } from '#site/site-context.ts';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import type { PairModel } from './pair-model.ts';

interface OtherPairsProps {
  readonly model: PairModel;
  readonly site: SiteContext;
}

/** Each of the two beside everyone else. */
export function OtherPairs({ model: { ids, names }, site }: OtherPairsProps) {
  const t = useTranslations('comparison.others');
  const overview = site.document('pages/comparisons');
  const rest = [...site.providers.values()].filter(({ id }) => !ids.includes(id));
  return (
    <SideHead id="others" heading={t('heading')}>
      <div className="pair-columns">
        {ids.map((id, side) => (
          <div key={id}>
            <h3>{t('with', { name: names[side] ?? id })}</h3>
            <ul className="pair-list">
              {rest.map((other) => (
                <li key={other.id}>
                  <a
                    href={site.comparisonPath(id, other.id)}
                    aria-label={site.t('comparison.title', { a: names[side] ?? id, b: other.name })}
                  >
                    {other.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {overview && (
        <p>
          <a href={overview.path} className="quiet-link">
            {t('all')}
          </a>
        </p>
      )}
    </SideHead>
  );
}
