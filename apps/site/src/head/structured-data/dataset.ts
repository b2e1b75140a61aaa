import type { Day } from '@vpn-site/core/day/day.ts';
import type { Dataset } from 'schema-dts';
import type { DescribedPage } from './page-nodes.ts';
import { organizationId } from './site-nodes.ts';

export const dataLicense = 'https://creativecommons.org/licenses/by/4.0/';

const folder = '/data/v1';

/** The files with data. The other published files explain, verify or recompute them. */
const distributions: Readonly<Record<string, string>> = {
  'providers.json': 'application/json',
  'facts.csv': 'text/csv',
  'methodology.json': 'application/json',
  'scores.json': 'application/json',
};

/** The period from the oldest statement that supports a fact to the newest check of a source. */
export interface Coverage {
  readonly from: Day;
  readonly to: Day;
}

export function dataset(page: DescribedPage, coverage: Coverage | undefined): Dataset {
  return {
    '@type': 'Dataset',
    '@id': `${page.url}#dataset`,
    name: page.title,
    description: page.description,
    url: page.url,
    inLanguage: page.language,
    license: dataLicense,
    isAccessibleForFree: true,
    creator: organizationId(page.siteUrl),
    ...(page.modified && { dateModified: page.modified }),
    ...(coverage && { temporalCoverage: `${coverage.from}/${coverage.to}` }),
    distribution: Object.entries(distributions).map(([name, encodingFormat]) => ({
      '@type': 'DataDownload',
      name,
      encodingFormat,
      contentUrl: new URL(`${folder}/${name}`, page.siteUrl).href,
    })),
  };
}
