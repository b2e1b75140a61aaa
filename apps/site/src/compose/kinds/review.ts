import type { Catalog } from '@vpn-site/content/catalog.ts';
import { capitalized } from '@vpn-site/core/i18n/formats.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { firstSentence } from '@vpn-site/core/locale/first-sentence.ts';
import { endingNames } from '@vpn-site/core/provider/ending.ts';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import type { Thing } from 'schema-dts';
import { endingWords } from '#evidence/life/life.ts';
import { article, type DescribedPage } from '#head/structured-data/page-nodes.ts';
import { review } from '#head/structured-data/review.ts';
import type { ReviewPage } from '#page/page.ts';
import { type PriceLine, priceLine } from '#price/price-line-model.ts';
import { scoreView } from '#score/score-model.ts';
import { tierWords } from '#score/tiers.ts';
import type { SiteContext } from '#site/site-context.ts';
import { firstFittingTitle } from '../head-title.ts';
import type { Address, PictureRow, PictureWords } from '../page-kind.ts';
import { reviewSummaryOf } from '../structured-data/provider-nodes.ts';
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

/**
 * Returns the description of a review. For a former provider it is not the written one, because that was written while the
 * provider existed.
 */
export function description(page: ReviewPage, _config: SiteConfig, t: Translator): string {
  const { ended, locale } = page;
  if (!ended) return written.description(page);
  return t('review.ended.description', { ended: endingWords(ended, { locale, t }) });
}

export function subjects({ provider }: ReviewPage): readonly string[] {
  return [provider];
}

/** Returns a title with the score and the price change after the first term. */
export function findingTitle(page: ReviewPage, site: SiteContext): string | undefined {
  const { title, provider, ended } = page;
  if (ended) return undefined;
  const { t, siteWords } = site;
  const { rank, valueText: score } = scoreView(provider, 'overall', site);
  const full = (finding: string) => t('review.headTitle.whole', { title, year: siteWords.year, finding });
  if (rank === undefined) return firstFittingTitle([full(t('review.headTitle.unranked'))], title);
  const short = full(t('review.headTitle.score', { score }));
  const line = priceLine(provider, allPurpose, site);
  if (line.kind === 'unknown' || line.kind === 'free') return firstFittingTitle([short], title);
  const later = line.kind === 'renews' && line.isSame ? 'same' : line.kind;
  return firstFittingTitle(
    [full(t(`review.headTitle.${later}`, { score, amount: line.later })), short],
    title,
  );
}

export const picture: PictureWords<ReviewPage> = {
  kind: (_page, t) => t('pagePicture.review'),
  lead: ({ description: text, ended }) => (ended ? undefined : firstSentence(text)),
  rows: ({ provider, ended }, site) => {
    if (ended) return [];
    const { t } = site;
    const { rank, valueText: score } = scoreView(provider, 'overall', site);
    const tier = tierWords(provider, allPurpose, site);
    const ranked =
      rank === undefined || tier === undefined
        ? { label: capitalized(t('pagePicture.unranked'), site.locale), value: '' }
        : { label: tier, value: t('pagePicture.scoreOf', { score }) };
    return [ranked, ...priceRows(priceLine(provider, allPurpose, site), site)];
  },
};

/** Returns one row for today's charge and one for the charge after it. */
function priceRows(line: PriceLine, { t }: Pick<SiteContext, 't'>): PictureRow[] {
  if (line.kind === 'unknown' || line.kind === 'free') return [];
  const { kind, today, months, later, laterMonths } = line;
  const then =
    kind === 'renews'
      ? t('pagePicture.charge', { amount: later, months: laterMonths })
      : t(`pagePicture.${kind}`);
  return [
    { label: t('pagePicture.now'), value: t('pagePicture.charge', { amount: today, months }) },
    { label: t('pagePicture.later'), value: then },
  ];
}

export function schemaOrgNodes(
  { provider, path, ended }: ReviewPage,
  described: DescribedPage,
  catalog: Catalog,
  site: SiteContext,
): Thing[] {
  // A former provider is not a product with an offer, a rating or a platform.
  if (ended) return [article(described)];
  const document = catalog.documents.atPath(path);
  const judgement = reviewSummaryOf(provider, document && catalog.body(document), site);
  return judgement ? [review(described, judgement)] : [];
}
