import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { renderSections } from '#blocks/document/render-body.tsx';
import { selectTrueCostOf } from '#blocks/tools/true-cost/true-cost.block.ts';
import type { ComparisonPage } from '#domain/page/page.ts';
import { SameOwnerAmong } from '#evidence/owner/same-owner.tsx';
import { freshPlans } from '#evidence/price/price.ts';
import type { SiteContext } from '#site/site-context.ts';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { Costs } from './costs.tsx';
import { DecidingCriteria } from './deciding-criteria.tsx';
import { decidingCriteria } from './deciding-criteria-model.ts';
import { FactRows } from './fact-rows.tsx';
import { factRowsModel } from './fact-rows-model.ts';
import { briefWords, leadWords } from './finding-words.ts';
import { needRows } from './need-rows.ts';
import { Needs } from './needs.tsx';
import { Brief, PairVerdicts } from './pair-verdicts.tsx';
import { priceSteps } from './price-steps-model.ts';
import { ChangeChoice, OtherPairs } from './provider-choice.tsx';
import { Records } from './records.tsx';
import { providerRecords } from './records-model.ts';
import { pairModel, pairVerdict } from './verdict-model.ts';

interface ComparisonViewProps {
  readonly page: ComparisonPage;
  /** The written introduction, where a pair has one. */
  readonly body: Node | undefined;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
  readonly foot: ReactNode;
}

/** Two providers side by side: what an editor wrote first, then what follows from the facts. */
export function ComparisonView({ page, body, site, breadcrumbs, foot }: ComparisonViewProps) {
  const t = useTranslations();
  const model = pairModel(page.pair, site);
  const { names, ids } = model;
  const sections = body ? renderSections(body, site) : [];
  const rows = factRowsModel(ids, site);
  return (
    <article className="article comparison">
      <header className="article-head">
        {breadcrumbs}
        <h1 className="page-title">{t('comparison.title', { a: names[0], b: names[1] })}</h1>
        <p className="comparison-lead">{leadWords(model, site)}</p>
      </header>
      {sections
        .filter(({ heading }) => heading === undefined)
        .map(({ content }) => (
          <div key="opening" className="prose comparison-opening">
            {content}
          </div>
        ))}
      <SameOwnerAmong providers={ids} site={site} />
      <PairVerdicts verdicts={[pairVerdict(model, 0, site), pairVerdict(model, 1, site)]} />
      <ChangeChoice chosen={ids} site={site} />
      {sections.map(
        ({ id, heading, content }) =>
          heading !== undefined && (
            <SideHead key={id} id={id} heading={heading}>
              <div className="prose">{content}</div>
            </SideHead>
          ),
      )}
      <Brief sentences={briefWords(model, site)} />
      <Needs rows={needRows(model, site)} />
      <DecidingCriteria {...decidingCriteria(model, site)} />
      <Costs
        receipts={selectTrueCostOf(ids, site)}
        without={names.filter((_, side) => freshPlans(ids[side] ?? '', site).length === 0)}
        steps={priceSteps(model, site)}
      />
      <SideHead
        id="rows"
        heading={t('comparison.rows.heading')}
        note={t('comparison.rows.note', { count: rows.count, differing: rows.differing })}
      >
        <FactRows {...rows} />
      </SideHead>
      <Records providers={ids.map((id) => providerRecords(id, site))} />
      <OtherPairs model={model} site={site} />
      {foot}
    </article>
  );
}
