import type { Thing } from 'schema-dts';
import type { Catalog } from '#catalog/catalog.ts';
import type { ReviewPage } from '#domain/page/page.ts';
import type { DescribedPage } from '#head/structured-data/page-nodes.ts';
import { review } from '#head/structured-data/review.ts';
import { scoreView } from '#score/score.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { Address, PictureWords } from '../page-kind.ts';
import { judgementOf } from '../structured-data/provider-nodes.ts';
import { documentOfKind, writtenPage } from './written.ts';

export function resolve(address: Address): ReviewPage | undefined {
  const document = documentOfKind('review', address);
  if (!document) return undefined;
  const provider = document.id.slice('reviews/'.length);
  return { kind: 'review', provider, ...writtenPage(address.catalog, document) };
}

export function subjects({ provider }: ReviewPage): readonly string[] {
  return [provider];
}

export const picture: PictureWords<ReviewPage> = {
  kind: (_page, t) => t('pagePicture.review'),
  rows: ({ provider }, site) => {
    const { t } = site;
    const { place, valueText } = scoreView(provider, 'overall', site);
    if (place === undefined) return [];
    return [
      { label: t('pagePicture.score'), value: t('pagePicture.scoreOf', { score: valueText }) },
      {
        label: t('pagePicture.place'),
        value: t('pagePicture.placeOf', { place: place.text, count: place.count }),
      },
    ];
  },
};

export function schemaOrgNodes(
  { provider, path }: ReviewPage,
  described: DescribedPage,
  catalog: Catalog,
  site: SiteContext,
): Thing[] {
  const document = catalog.documents.atPath(path);
  const judgement = judgementOf(provider, document && catalog.body(document), site);
  return judgement ? [review(described, judgement)] : [];
}
