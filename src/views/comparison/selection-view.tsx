import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { firstFourAnchor } from '#domain/comparison/selection.ts';
import type { SelectionPage } from '#domain/page/page.ts';
import { SameOwnerAmong } from '#evidence/owner/same-owner.tsx';
import { billView } from '#evidence/price/bill.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { Bills } from './costs.tsx';
import { FactRows } from './fact-rows.tsx';
import { factRowsModel } from './fact-rows-model.ts';
import { ChangeChoice, Selected } from './provider-choice.tsx';
import { selectionLead } from './selection-lead.ts';

interface SelectionViewProps {
  readonly page: SelectionPage;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
}

/** Three or four providers in one table, drawn when somebody chooses them. */
export function SelectionView({ page: { providers, names }, site, breadcrumbs }: SelectionViewProps) {
  const t = useTranslations();
  const overview = site.document('pages/comparisons');
  const rows = factRowsModel(providers, site);
  return (
    <article className="article comparison">
      <header className="article-head">
        {breadcrumbs}
        <h1 className="page-title">{t('comparison.many.title', { names })}</h1>
        <p className="comparison-lead">{selectionLead(providers, site)}</p>
        <p id={firstFourAnchor} className="choice-hint">
          {t('comparison.many.four')}
        </p>
      </header>
      <ChangeChoice chosen={providers} site={site} />
      <SameOwnerAmong providers={providers} site={site} />
      <SideHead heading={t('comparison.many.scores')} isWide>
        <ul className={`selected columns-${providers.length}`}>
          {providers.map((id) => (
            <Selected key={id} provider={id} site={site} />
          ))}
        </ul>
      </SideHead>
      <SideHead
        id="rows"
        heading={t('comparison.rows.heading')}
        note={t('comparison.rows.note', { count: rows.count, differing: rows.differing })}
        isWide
      >
        <FactRows {...rows} />
      </SideHead>
      <Bills
        bills={providers.map((id) => ({
          name: providerName(id, site),
          bill: billView(id, site),
        }))}
      />
      {overview && (
        <p>
          <a href={overview.path} className="quiet-link">
            {t('comparison.many.again')}
          </a>
        </p>
      )}
    </article>
  );
}
