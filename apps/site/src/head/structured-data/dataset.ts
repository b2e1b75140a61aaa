import type { Day } from '@vpn-site/core/day/day.ts';
import type { Dataset } from 'schema-dts';
import type { DescribedPage } from './page-nodes.ts';
import { organizationId } from './site-nodes.ts';

/** The licence of the published data. */
export const dataLicence = 'https://creativecommons.org/licenses/by/4.0/';

const folder = '/data/v1';

/** The files that hold data; what stands beside them explains, checks or recomputes. */
const distributions: Readonly<Record<string, string>> = {
  'providers.json': 'application/json',
  'facts.csv': 'text/csv',
  'methodology.json': 'application/json',
  'scores.json': 'application/json',
};

/** From the oldest statement that a fact rests on to the newest reading of a source. */
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
    license: dataLicence,
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
