import type { Node } from '@markdoc/markdoc';
import { unknownLeftOutAnchor } from '@vpn-site/core/comparison/selection.ts';
import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { leadingBlock } from '#blocks/document/body-structure.ts';
import { renderBody, renderSections } from '#blocks/document/render-body.tsx';
import { selectDecision } from '#blocks/prose/decision/decision.block.ts';
import { Decision } from '#blocks/prose/decision/decision.tsx';
import { priceDifference } from '#blocks/prose/decision/lead-model.ts';
import { pairView } from '#evidence/comparison/pair.ts';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { KnowFirst } from '#evidence/orders/know-first.tsx';
import type { ComparisonPage } from '#page/page.ts';
import { TaxLine } from '#price/tax-line.tsx';
import type { SiteContext } from '#site/site-context.ts';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { ChangeComparison, providerSteps } from './add-provider.tsx';
import { Bills, billsModel } from './bills.tsx';
import { type Contender, contendersOf } from './contender.ts';
import { Contenders, VisitCards } from './contenders.tsx';
import { Costs } from './costs.tsx';
import { FactRows } from './fact-rows.tsx';
import { factRowsModel } from './fact-rows-model.ts';
import { GlanceRows } from './glance-rows.tsx';
import { glanceRowsModel } from './glance-rows-model.ts';
import { GroupBars, groupBars } from './group-bars.tsx';
import { needRows } from './need-rows.ts';
import { Needs } from './needs.tsx';
import { OtherPairs } from './other-pairs.tsx';

interface ComparisonViewProps {
  readonly page: ComparisonPage;
  /** The text written for this pair, if there is one. */
  readonly body: Node | undefined;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
  readonly foot: ReactNode;
}

/**
 * Two providers side by side: which to choose, six topics at a glance, and the bill. A pair with a written text also has
 * its sections and both receipts; other pairs fit on a screen and a half. Everything else is in folds.
 */
export function ComparisonView({ page, body, site, breadcrumbs, foot }: ComparisonViewProps) {
  const t = useTranslations('comparison');
  const [a, b] = page.pair;
  const pair = pairView(a, b, site);
  const { block: decision, rest } = leadingBlock(body, 'decision');
  const sections = renderSections(rest, site).filter(({ heading }) => heading !== undefined);
  const isWritten = sections.length > 0;
  const contenders = contendersOf(pair.ids, site);
  const glance = (
    <GlanceRows {...glanceRowsModel(pair.ids, pair.findings.topics, site, pair.findings.price)} />
  );
  return (
    <article className={isWritten ? 'article comparison' : 'article comparison comparison-short'}>
      <header className="article-head">
        {breadcrumbs}
        <h1 className="page-title versus">
          {contenders.map(({ badge }, at) => (
            <Fragment key={badge.id}>
              {at > 0 && (
                <>
                  {' '}
                  <i>{t('versus')}</i>{' '}
                </>
              )}
              <ProviderLabel badge={badge} size={40} />
            </Fragment>
          ))}
        </h1>
        <TaxLine site={site} />
        <p id={unknownLeftOutAnchor} className="choice-hint">
          {t('many.unknown')}
        </p>
        {decision ? (
          renderBody(decision, site)
        ) : (
          <Decision {...selectDecision({ first: a, second: b }, site)} />
        )}
      </header>
      {isWritten ? (
        <>
          <Contenders contenders={contenders} />
          <KnowFirst providers={pair.ids} site={site} />
          {glance}
          <div className="comparison-argument">
            {sections.map(({ id, heading, content }) => (
              <SideHead key={id} id={id} heading={heading} isWide>
                <div className="prose">{content}</div>
              </SideHead>
            ))}
          </div>
          <Costs contenders={contenders} note={priceDifference(pair, site)} site={site} />
        </>
      ) : (
        <>
          <KnowFirst providers={pair.ids} site={site} />
          <div className="comparison-screen">
            {glance}
            <div>
              <Bills bills={billsModel(contenders, site)} />
              <VisitCards contenders={inOrder(contenders, pair.findings.lead.first)} />
            </div>
          </div>
        </>
      )}
      <div className="comparison-folds">
        <GroupBars {...groupBars(pair.ids, site)} />
        <FactRows {...factRowsModel(pair.ids, site)} />
        <Needs rows={needRows(pair, site)} />
        <OtherPairs ids={pair.ids} site={site} />
        <ChangeComparison {...providerSteps(pair.ids, site)} count={pair.ids.length} />
      </div>
      {foot}
    </article>
  );
}

/** Puts the provider first that the first sentences name first. */
function inOrder(contenders: readonly Contender[], first: number): readonly Contender[] {
  return first === 0 ? contenders : contenders.toReversed();
}
