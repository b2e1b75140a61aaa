import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { CountryPage } from '#domain/page/page.ts';
import { sourceViews } from '#evidence/fact/fact.ts';
import type { SiteContext } from '#site/site-context.ts';
import { ArticleHead } from '../article/article-view.tsx';
import { Prose } from '../prose.tsx';
import { countryAnswer } from './answer-model.ts';
import { CountryAnswer } from './country-answer.tsx';
import { CountrySources } from './country-sources.tsx';
import { countsModels } from './counts-model.ts';
import { CountsSection } from './counts-section.tsx';
import { moneyModel } from './money-model.ts';
import { MoneySection } from './money-section.tsx';
import { namedModel } from './named-model.ts';
import { NamedSection } from './named-section.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { ruleModels } from './rules-model.ts';
import { RulesSection } from './rules-section.tsx';
import { eventRows } from './timeline-model.ts';
import { TimelineSection } from './timeline-section.tsx';
import { waysInModels } from './ways-in-model.ts';
import { WaysInSection } from './ways-in-section.tsx';

interface CountryViewProps {
  readonly page: CountryPage;
  readonly body: Node | undefined;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
  readonly foot: ReactNode;
}

/** Using a VPN in one country: the answer and who is blocked, then what an author advises, then what the facts tell. */
export function CountryView({ page, body, site, breadcrumbs, foot }: CountryViewProps) {
  const t = useTranslations('country');
  const country = site.countries.get(page.country);
  if (!country) throw new Error(`There are no facts on "${page.country}".`);
  const named = namedModel(country, site);
  const money = moneyModel(country, site);
  return (
    <article className="article country">
      <ArticleHead page={page} breadcrumbs={breadcrumbs} />
      <CountryAnswer {...countryAnswer(country, site)} />
      {named && <NamedSection {...named} />}
      <Prose body={body} site={site} />
      <TimelineSection rows={eventRows(country, site)} />
      <CountsSection charts={countsModels(country, site)} />
      <RulesSection
        id="rules"
        heading={t('rules.heading')}
        rules={ruleModels(country, ['rule', 'bill'], site)}
      />
      <RulesSection
        id="retention"
        heading={t('rules.retention')}
        rules={ruleModels(country, ['retention'], site)}
      />
      <WaysInSection groups={waysInModels(country, site)} />
      {money && <MoneySection {...money} />}
      <OpenQuestions open={country.open} locale={page.locale} />
      <CountrySources sources={sourceViews({ sources: Object.keys(country.sources) }, country, site)} />
      {foot}
    </article>
  );
}
