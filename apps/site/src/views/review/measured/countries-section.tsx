import { useTranslations } from 'use-intl/react';
import { CountryBar } from '#evidence/tests/country-bar.tsx';
import { countryBar } from '#evidence/tests/country-bar-model.ts';
import type { SiteContext } from '#site/site-context.ts';

interface CountriesSectionProps {
  readonly provider: string;
  readonly site: SiteContext;
}

/** The countries that a provider lists, and the share in which third parties confirmed a server. */
export function CountriesSection({ provider, site }: CountriesSectionProps) {
  const t = useTranslations('review.countries');
  const bar = countryBar(provider, site);
  return bar ? <CountryBar {...bar} /> : <p>{t('unknown')}</p>;
}
