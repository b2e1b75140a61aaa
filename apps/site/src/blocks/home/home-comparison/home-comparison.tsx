import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { Icon } from '#ui/icons/icon.tsx';
import { HomeSection } from '../home-section/home-section.tsx';
import type { HomeComparisonModel } from './home-comparison.block.ts';
import { TierTable } from './tier-table.tsx';

const red = (chunks: ReactNode) => <span className="field-higher">{chunks}</span>;

/** All providers in one table. Filters and closed tiers are checkboxes, so they need no script. */
export function HomeComparison({ heading, compare, filters, tiers, ranking }: HomeComparisonModel) {
  const t = useTranslations('blocks.homeComparison');
  return (
    <HomeSection heading={heading} link={compare}>
      <MustHaves filters={filters} />
      <TierTable tiers={tiers} />
      <p className="home-caption">
        {t.rich('reading', { red })} {ranking && <a href={ranking.path}>{ranking.label}</a>}
      </p>
    </HomeSection>
  );
}

function MustHaves({ filters }: Pick<HomeComparisonModel, 'filters'>) {
  const t = useTranslations('blocks.homeComparison');
  const prefix = useId();
  return (
    <fieldset className="musts">
      <legend>{t('mustHave')}</legend>
      <div className="musts-row">
        {filters.map(({ id, label }) => (
          <span key={id} className="must">
            <input type="checkbox" id={prefix + id} className={`must-${id}`} />
            <label htmlFor={prefix + id}>
              <Icon name="check" className="size-4" />
              {label}
            </label>
          </span>
        ))}
      </div>
    </fieldset>
  );
}
