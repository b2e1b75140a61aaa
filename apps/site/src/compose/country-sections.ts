import { type Country, type CountryFact, factsOfKind } from '@vpn-site/core/country/country.ts';
import type { SearchableSection } from '#blocks/document/body-words.ts';
import type { SiteContext } from '#site/site-context.ts';

type Named = 'service-block' | 'rule' | 'bill' | 'retention' | 'payment';

/**
 * Returns the facts of a country as sections for search, with the ids and headings that the page has: blocked apps, laws
 * and proposals, data that operators store, ways to pay, and open questions. Sections without facts are left out.
 */
export function countrySections(code: string, site: SiteContext): SearchableSection[] {
  const country = site.countries.get(code);
  if (!country) return [];
  const { t, locale } = site;
  const facts = (...kinds: Named[]) => kinds.flatMap((kind) => factTexts(kind, country, site));
  return [
    { id: 'blocked-apps', title: t('country.rules.services'), texts: facts('service-block') },
    { id: 'rules', title: t('country.rules.heading'), texts: facts('rule', 'bill') },
    { id: 'retention', title: t('country.rules.retention'), texts: facts('retention') },
    { id: 'money', title: t('country.money.heading'), texts: facts('payment') },
    {
      id: 'open',
      title: t('country.open.heading'),
      texts: country.open.map(({ question }) => question[locale]),
    },
  ]
    .filter(({ texts }) => texts.length > 0)
    .map(({ id, title, texts }) => ({ id, title, text: texts.join(' ') }));
}

/** Returns only the names in facts, because browsers load the index and readers search for names. */
function factTexts(kind: Named, country: Country, { locale }: SiteContext): string[] {
  return factsOfKind(country, kind).map(({ value }: CountryFact<Named>) =>
    typeof value.name === 'string' ? value.name : value.name[locale],
  );
}
