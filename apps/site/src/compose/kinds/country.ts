import { factsOfKind } from '@vpn-site/core/country/country.ts';
import type { Thing } from 'schema-dts';
import { countryFactView } from '#evidence/card/country-evidence.ts';
import type { DescribedPage } from '#head/structured-data/page-nodes.ts';
import { article } from '#head/structured-data/page-nodes.ts';
import type { CountryPage } from '#page/page.ts';
import type { Address, PictureWords } from '../page-kind.ts';
import { documentOfKind, writtenPage } from './written.ts';

export function resolve(address: Address): CountryPage | undefined {
  const document = documentOfKind('country', address);
  if (!document) return undefined;
  const page = writtenPage(address.catalog, document);
  return { kind: 'country', country: String(page.data.country), ...page };
}

export function codeOf({ country }: CountryPage): string {
  return country;
}

export const picture: PictureWords<CountryPage> = {
  kind: (_page, t) => t('pagePicture.country'),
  rows: ({ country: code }, site) => {
    const country = site.countries.get(code);
    if (!country) return [];
    return [...factsOfKind(country, 'use'), ...factsOfKind(country, 'tax')].map((fact) => {
      const { label, text } = countryFactView(country, fact, site);
      return { label, value: text };
    });
  },
};

export function schemaOrgNodes(_page: CountryPage, described: DescribedPage): Thing[] {
  return [article(described)];
}
