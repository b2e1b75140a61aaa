import type { Node } from '@markdoc/markdoc';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { CountryFacts, CountryOpening } from '#evidence/country/country-sections.tsx';
import type { CountryPage } from '#page/page.ts';
import { TaxLine } from '#price/tax-line.tsx';
import type { SiteContext } from '#site/site-context.ts';
import { ArticleHead } from '../article/article-view.tsx';
import { Prose } from '../prose.tsx';
import { CountryOffer } from './country-offer.tsx';

/** The id of the heading under which authors help readers whose VPN does not connect. */
const stopsWorking = 'stops-working';

interface CountryViewProps {
  readonly page: CountryPage;
  readonly body: Node | undefined;
  readonly site: SiteContext;
  readonly breadcrumbs: ReactNode;
  readonly foot: ReactNode;
}

/**
 * A page about using a VPN in one country: the answer and the blocked providers, an author's advice, and then the facts.
 * Content that few readers need is in folds.
 */
export function CountryView({ page, body, site, breadcrumbs, foot }: CountryViewProps) {
  const country = site.countries.get(page.country);
  if (!country) throw new Error(`There are no facts on "${page.country}".`);
  const t = useTranslations('country');
  const offerOf = (provider: string) => <CountryOffer provider={provider} site={site} />;
  return (
    <article className="article country">
      <ArticleHead page={page} site={site} breadcrumbs={breadcrumbs} />
      {body && hasHeading(body, stopsWorking) && (
        <p className="country-jump">
          <a href={`#${stopsWorking}`} className="underline">
            {t('stopsWorking')}
          </a>
        </p>
      )}
      <CountryOpening country={country} site={site} offerOf={offerOf} priceNote={<TaxLine site={site} />} />
      <Prose body={body} site={site} open={1} />
      <CountryFacts country={country} site={site} />
      {foot}
    </article>
  );
}

function hasHeading(body: Node, id: string): boolean {
  return [...body.walk()].some(({ type, attributes }) => type === 'heading' && attributes.id === id);
}
