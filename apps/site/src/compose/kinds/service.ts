import type { Thing } from 'schema-dts';
import { playbackOf } from '#evidence/streaming/playback.ts';
import { testsOfService } from '#evidence/streaming/services.ts';
import type { DescribedPage } from '#head/structured-data/page-nodes.ts';
import { article } from '#head/structured-data/page-nodes.ts';
import type { ServicePage } from '#page/page.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { Address, PictureWords } from '../page-kind.ts';
import { documentOfKind, writtenPage } from './written.ts';

export function resolve(address: Address): ServicePage | undefined {
  const document = documentOfKind('service', address);
  if (!document) return undefined;
  const service = document.id.slice('streaming/'.length);
  return { kind: 'service', service, ...writtenPage(address.catalog, document) };
}

/** The max number of providers in the preview picture of the page. */
const maxRows = 3;

export const picture: PictureWords<ServicePage> = {
  kind: (_page, t) => t('pagePicture.service'),
  rows: ({ service }, site) =>
    testsOfService(service, site)
      .slice(0, maxRows)
      .map((tests) => {
        const { word, count } = playbackOf(tests, site);
        return {
          label: providerName(tests.provider, site),
          value: [word, count].filter(Boolean).join(' '),
        };
      }),
};

export function schemaOrgNodes(_page: ServicePage, described: DescribedPage): Thing[] {
  return [article(described)];
}
