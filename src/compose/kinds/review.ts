import type { Thing } from 'schema-dts';
import type { BlockContext } from '#blocks/block-context.ts';
import { scoreView } from '#blocks/evidence/score-view.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { ReviewPage } from '#domain/page/page.ts';
import type { DescribedPage } from '#head/structured-data/described-page.ts';
import { review } from '#head/structured-data/review.ts';
import type { Address, PictureWords } from '../page-kind.ts';
import { judgementOf } from '../structured-data/judgement.ts';
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
  rows: ({ provider }, blocks) => {
    const { t } = blocks;
    const { rank, valueText } = scoreView(provider, 'overall', blocks);
    if (rank === undefined) return [];
    const count = blocks.ranking('overall').ranking.ranked.length;
    return [
      { label: t('pagePicture.score'), value: t('pagePicture.scoreOf', { score: valueText }) },
      { label: t('pagePicture.place'), value: t('pagePicture.placeOf', { rank, count }) },
    ];
  },
};

export function schemaOrgNodes(
  { provider }: ReviewPage,
  described: DescribedPage,
  _catalog: Catalog,
  blocks: BlockContext,
): Thing[] {
  const judgement = judgementOf(provider, blocks);
  return judgement ? [review(described, judgement)] : [];
}
