import { selectionFindings } from '@vpn-site/core/comparison/findings/selection-findings.ts';
import { topicFindings } from '@vpn-site/core/comparison/findings/topic-findings.ts';
import { firstFourAnchor } from '@vpn-site/core/comparison/selection.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Decision } from '#blocks/prose/decision/decision.tsx';
import { comparedFacts } from '#evidence/comparison/pair.ts';
import { KnowFirst } from '#evidence/orders/know-first.tsx';
import type { SelectionPage } from '#page/page.ts';
import type { SiteContext } from '#site/site-context.ts';
import { ChosenProviders, providerSteps } from './add-provider.tsx';
import { contendersOf } from './contender.ts';
import { Contenders } from './contenders.tsx';
import { FactRows } from './fact-rows.tsx';
import { factRowsModel } from './fact-rows-model.ts';
import { GlanceRows } from './glance-rows.tsx';
import { glanceRowsModel } from './glance-rows-model.ts';
import { GroupBars, groupBars } from './group-bars.tsx';
import { bestAtWords, selectionDecision } from './selection-words.ts';
import { selectionSections, VersusBar } from './versus-bar.tsx';

interface SelectionViewProps {
  readonly page: SelectionPage;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
}

/** Three or four providers side by side, rendered on request. */
export function SelectionView({ page: { providers, names }, site, breadcrumbs }: SelectionViewProps) {
  const t = useTranslations('comparison');
  const overview = site.document('pages/comparisons');
  const facts = comparedFacts(providers, site);
  const findings = selectionFindings(facts);
  const contenders = contendersOf(
    findings.map(({ provider }) => provider),
    site,
    findings.map((finding) => bestAtWords(finding, site)),
  );
  const hasLeader = findings.some(({ hasHighestScore }) => hasHighestScore);
  const rows = factRowsModel(providers, site);
  const steps = providerSteps(providers, site);
  return (
    <article className="article comparison">
      <header className="article-head">
        {breadcrumbs}
        <h1 className="page-title">{t('many.title', { names })}</h1>
        <Decision
          isTrue={false}
          parts={selectionDecision(findings, site)}
          basis={hasLeader ? undefined : t('many.level')}
          writtenBasis={undefined}
        />
        <p id={firstFourAnchor} className="choice-hint">
          {t('many.four')}
        </p>
        <ChosenProviders steps={steps.remove} />
      </header>
      <KnowFirst providers={providers} site={site} />
      <Contenders contenders={contenders} />
      <VersusBar contenders={contenders} sections={selectionSections} steps={steps.add} />
      <GlanceRows {...glanceRowsModel(providers, topicFindings(facts), site)} />
      <GroupBars {...groupBars(providers, t('bars.note'), site)} />
      <FactRows {...rows} />
      {overview && (
        <p className="comparison-again">
          <a href={overview.path}>{t('many.again')}</a>
        </p>
      )}
    </article>
  );
}
