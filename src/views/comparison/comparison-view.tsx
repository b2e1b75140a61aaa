import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { BlockContext } from '#blocks/block-context.ts';
import { freshPlans } from '#blocks/evidence/fresh-plans.ts';
import { renderSections } from '#blocks/render-body.tsx';
import { SameOwner } from '#blocks/same-owner/same-owner.tsx';
import { selectSameOwners } from '#blocks/same-owner/select.ts';
import { selectTrueCostOf } from '#blocks/true-cost/select.ts';
import type { ComparisonPage } from '#domain/page/page.ts';
import { SideHead } from '#ui/primitives/side-head.tsx';
import { Apart } from './apart.tsx';
import { apartRows } from './apart-model.ts';
import { Brief } from './brief.tsx';
import { ChangeChoice } from './change-choice.tsx';
import { Costs } from './costs.tsx';
import { FactRows } from './fact-rows.tsx';
import { factRowsModel } from './fact-rows-model.ts';
import { briefWords, leadWords } from './finding-words.ts';
import { needRows } from './need-rows.ts';
import { Needs } from './needs.tsx';
import { OtherPairs } from './other-pairs.tsx';
import { pairModel } from './pair-model.ts';
import { PairVerdicts } from './pair-verdicts.tsx';
import { priceSteps } from './price-steps-model.ts';
import { Records } from './records.tsx';
import { providerRecords } from './records-model.ts';
import { pairVerdict } from './verdict-model.ts';

interface ComparisonViewProps {
  readonly page: ComparisonPage;
  /** The written introduction, where a pair has one. */
  readonly body: Node | undefined;
  readonly blocks: BlockContext;
  readonly way: ReactNode;
  readonly foot: ReactNode;
}

/** Two providers side by side: what an editor wrote first, then what follows from the facts. */
export function ComparisonView({ page, body, blocks, way, foot }: ComparisonViewProps) {
  const t = useTranslations();
  const model = pairModel(page.pair, blocks);
  const { names, ids } = model;
  const sections = body ? renderSections(body, blocks) : [];
  const rows = factRowsModel(ids, blocks);
  return (
    <article className="article comparison">
      <header className="article-head">
        {way}
        <h1 className="page-title">{t('comparison.title', { a: names[0], b: names[1] })}</h1>
        <p className="comparison-lead">{leadWords(model, blocks)}</p>
      </header>
      {sections
        .filter(({ heading }) => heading === undefined)
        .map(({ content }) => (
          <div key="opening" className="prose comparison-opening">
            {content}
          </div>
        ))}
      <SameOwner owners={selectSameOwners(ids, blocks)} />
      <PairVerdicts verdicts={[pairVerdict(model, 0, blocks), pairVerdict(model, 1, blocks)]} />
      <ChangeChoice chosen={ids} context={blocks} />
      {sections.map(
        ({ id, heading, content }) =>
          heading !== undefined && (
            <SideHead key={id} id={id} heading={heading}>
              <div className="prose">{content}</div>
            </SideHead>
          ),
      )}
      <Brief sentences={briefWords(model, blocks)} />
      <Needs rows={needRows(model, blocks)} />
      <Apart rows={apartRows(model, blocks)} names={names} />
      <Costs
        receipts={selectTrueCostOf(ids, blocks)}
        without={names.filter((_, side) => freshPlans(ids[side] ?? '', blocks).length === 0)}
        steps={priceSteps(model, blocks)}
      />
      <SideHead
        id="rows"
        heading={t('comparison.rows.heading')}
        note={t('comparison.rows.note', { count: rows.count, differing: rows.differing })}
      >
        <FactRows {...rows} />
      </SideHead>
      <Records providers={ids.map((id) => providerRecords(id, blocks))} />
      <OtherPairs model={model} context={blocks} />
      {foot}
    </article>
  );
}
