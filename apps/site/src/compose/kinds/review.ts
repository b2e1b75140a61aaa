import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { endingNames } from '@vpn-site/core/provider/ending.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import type { Thing } from 'schema-dts';
import { endingWords } from '#evidence/life/life.ts';
import { article, type DescribedPage } from '#head/structured-data/page-nodes.ts';
import { review } from '#head/structured-data/review.ts';
import type { ReviewPage } from '#page/page.ts';
import { scoreView } from '#score/score-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { Address, PictureWords } from '../page-kind.ts';
import { judgementOf } from '../structured-data/provider-nodes.ts';
import * as written from './written.ts';

export function resolve(address: Address): ReviewPage | undefined {
  const document = written.documentOfKind('review', address);
  if (!document) return undefined;
  const provider = document.id.slice('reviews/'.length);
  const page = { kind: 'review', provider, ...written.writtenPage(address.catalog, document) } as const;
  const { providers, formerProviders } = address.catalog.facts;
  const former = formerProviders.find(({ id }) => id === provider);
  if (!former) return page;
  const all = [...providers, ...formerProviders];
  return { ...page, ended: endingNames(former, (id) => all.find((one) => one.id === id)?.name) };
}

/** Replaces the written description of a former provider, which was written while the provider existed. */
export function description(page: ReviewPage, _config: SiteConfig, t: Translator): string {
  const { ended, locale } = page;
  if (!ended) return written.description(page);
  return t('review.ended.description', { ended: endingWords(ended, { locale, t }) });
}

export function subjects({ provider }: ReviewPage): readonly string[] {
  return [provider];
}

export const picture: PictureWords<ReviewPage> = {
  kind: (_page, t) => t('pagePicture.review'),
  rows: ({ provider, ended }, site) => {
    if (ended) return [];
    const { t } = site;
    const { rank: place, valueText } = scoreView(provider, 'overall', site);
    if (place === undefined) return [];
    return [
      { label: t('pagePicture.score'), value: t('pagePicture.scoreOf', { score: valueText }) },
      {
        label: t('pagePicture.place'),
        value: place.words,
      },
    ];
  },
};

export function schemaOrgNodes(
  { provider, path, ended }: ReviewPage,
  described: DescribedPage,
  catalog: Catalog,
  site: SiteContext,
): Thing[] {
  // A former provider is not a product with an offer, a rating or a platform.
  if (ended) return [article(described)];
  const document = catalog.documents.atPath(path);
  const judgement = judgementOf(provider, document && catalog.body(document), site);
  return judgement ? [review(described, judgement)] : [];
}
