import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { leadingBlock } from '#blocks/document/body-structure.ts';
import { renderBody, renderSections } from '#blocks/document/render-body.tsx';
import { selectDecision } from '#blocks/prose/decision/decision.block.ts';
import { Decision } from '#blocks/prose/decision/decision.tsx';
import { pairView } from '#evidence/comparison/pair.ts';
import { providerBadge } from '#evidence/mark/provider-badge.ts';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { KnowFirst } from '#evidence/orders/know-first.tsx';
import type { ComparisonPage } from '#page/page.ts';
import type { SiteContext } from '#site/site-context.ts';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { providerSteps } from './add-provider.tsx';
import { contendersOf } from './contender.ts';
import { Contenders } from './contenders.tsx';
import { Costs } from './costs.tsx';
import { FactRows } from './fact-rows.tsx';
import { factRowsModel } from './fact-rows-model.ts';
import { GlanceRows } from './glance-rows.tsx';
import { glanceRowsModel } from './glance-rows-model.ts';
import { GroupBars, groupBars } from './group-bars.tsx';
import { needRows } from './need-rows.ts';
import { Needs } from './needs.tsx';
import { OtherPairs } from './other-pairs.tsx';
import { rankWords } from './rank-words.ts';
import { pairSections, VersusBar } from './versus-bar.tsx';

interface ComparisonViewProps {
  readonly page: ComparisonPage;
  /** The text written for this pair, if there is one. */
  readonly body: Node | undefined;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
  readonly foot: ReactNode;
}

/** Two providers side by side: first which to choose for what, then all the evidence. */
export function ComparisonView({ page, body, site, breadcrumbs, foot }: ComparisonViewProps) {
  const t = useTranslations('comparison');
  const [a, b] = page.pair;
  const pair = pairView(a, b, site);
  const { block: decision, rest } = leadingBlock(body, 'decision');
  const contenders = contendersOf(pair.ids, site);
  const rows = factRowsModel(pair.ids, site);
  return (
    <article className="article comparison">
      <header className="article-head">
        {breadcrumbs}
        <h1 className="page-title versus">
          <ProviderLabel badge={providerBadge(a, site)} size={40} /> <i>{t('versus')}</i>{' '}
          <ProviderLabel badge={providerBadge(b, site)} size={40} />
        </h1>
        {decision ? (
          renderBody(decision, site)
        ) : (
          <Decision {...selectDecision({ first: a, second: b }, site)} />
        )}
      </header>
      <KnowFirst providers={pair.ids} site={site} />
      <Contenders contenders={contenders} />
      <VersusBar contenders={contenders} sections={pairSections} steps={providerSteps(pair.ids, site).add} />
      <GlanceRows {...glanceRowsModel(pair.ids, pair.findings.topics, site, pair.findings.rank)} />
      <GroupBars {...groupBars(pair.ids, rankWords(pair, site), site)} />
      <Costs pair={pair} site={site} />
      <Needs rows={needRows(pair, site)} />
      {renderSections(rest, site).map(
        ({ id, heading, content }) =>
          heading !== undefined && (
            <SideHead key={id} id={id} heading={heading} isWide>
              <div className="prose">{content}</div>
            </SideHead>
          ),
      )}
      <FactRows {...rows} />
      <OtherPairs pair={pair} site={site} />
      {foot}
    </article>
  );
}
