import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BlockContext } from '#blocks/block-context.ts';
import { billView } from '#blocks/evidence/bill-view.ts';
import { SameOwner } from '#blocks/same-owner/same-owner.tsx';
import { selectSameOwners } from '#blocks/same-owner/select.ts';
import { firstFourAnchor } from '#domain/comparison/selection.ts';
import type { SelectionPage } from '#domain/page/page.ts';
import { SideHead } from '#ui/primitives/side-head.tsx';
import { Bills } from './bills.tsx';
import { ChangeChoice } from './change-choice.tsx';
import { FactRows } from './fact-rows.tsx';
import { factRowsModel } from './fact-rows-model.ts';
import { Selected } from './selected.tsx';
import { selectionLead } from './selection-lead.ts';

interface SelectionViewProps {
  readonly page: SelectionPage;
  readonly blocks: BlockContext;
  readonly way: ReactNode;
}

/** Three or four providers in one table, drawn when somebody chooses them. */
export function SelectionView({ page: { providers, names }, blocks, way }: SelectionViewProps) {
  const t = useTranslations();
  const overview = blocks.document('pages/comparisons');
  const rows = factRowsModel(providers, blocks);
  return (
    <article className="article comparison">
      <header className="article-head">
        {way}
        <h1 className="page-title">{t('comparison.many.title', { names })}</h1>
        <p className="comparison-lead">{selectionLead(providers, blocks)}</p>
        <p id={firstFourAnchor} className="choice-hint">
          {t('comparison.many.four')}
        </p>
      </header>
      <ChangeChoice chosen={providers} context={blocks} />
      <SameOwner owners={selectSameOwners(providers, blocks)} />
      <SideHead heading={t('comparison.many.scores')} isWide>
        <ul className={`selected columns-${providers.length}`}>
          {providers.map((id) => (
            <Selected key={id} provider={id} context={blocks} />
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
          name: blocks.providers.get(id)?.name ?? id,
          bill: billView(id, blocks),
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
