import type { Country } from '@vpn-site/core/country/country.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { SiteContext } from '#site/site-context.ts';
import { sourceViews } from '../fact/fact-view.ts';
import { providerAccessModels } from './access-methods-model.ts';
import { AccessMethodsSection } from './access-methods-section.tsx';
import { countryAnswer } from './answer-model.ts';
import { CountryAnswer } from './country-answer.tsx';
import { CountrySources } from './country-sources.tsx';
import { countsModels } from './counts-model.ts';
import { CountsSection } from './counts-section.tsx';
import { moneyModel } from './money-model.ts';
import { MoneySection } from './money-section.tsx';
import { namedModel } from './named-model.ts';
import { NamedSection, type OfferOf } from './named-section.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { ruleModels } from './rules-model.ts';
import { RulesSection } from './rules-section.tsx';
import { eventRows } from './timeline-model.ts';
import { TimelineSection } from './timeline-section.tsx';

interface CountrySectionsProps {
  readonly country: Country;
  readonly site: SiteContext;
}

interface CountryOpeningProps extends CountrySectionsProps {
  readonly offerOf: OfferOf;
  /** The statement about market and tax, which must be above the first price. */
  readonly priceNote: ReactNode;
}

/** The first part of the page: whether VPNs are legal, and which providers are blocked. */
export function CountryOpening({ country, site, offerOf, priceNote }: CountryOpeningProps) {
  const named = namedModel(country, site);
  return (
    <>
      <CountryAnswer {...countryAnswer(country, site)} />
      {named && priceNote}
      {named && <NamedSection {...named} offerOf={offerOf} />}
    </>
  );
}

/** Everything else that is known about the country, and the open questions. Sections without facts are not rendered. */
export function CountryFacts({ country, site }: CountrySectionsProps) {
  const t = useTranslations('country.rules');
  const money = moneyModel(country, site);
  return (
    <>
      <RulesSection
        id="blocked-apps"
        heading={t('services')}
        rules={ruleModels(country, ['service-block'], site)}
        isOpen
      />
      <TimelineSection rows={eventRows(country, site)} />
      <CountsSection charts={countsModels(country, site)} />
      <RulesSection id="rules" heading={t('heading')} rules={ruleModels(country, ['rule', 'bill'], site)} />
      <RulesSection
        id="retention"
        heading={t('retention')}
        rules={ruleModels(country, ['retention'], site)}
      />
      <AccessMethodsSection groups={providerAccessModels(country, site)} />
      {money && <MoneySection {...money} />}
      <OpenQuestions open={country.open} locale={site.locale} />
      <CountrySources sources={sourceViews({ sources: Object.keys(country.sources) }, country, site)} />
    </>
  );
}
