import type { Catalog } from '@vpn-site/content/catalog.ts';
import { addNoBreakSpaces } from '@vpn-site/core/locale/no-break.ts';
import type { Thing } from 'schema-dts';
import { canonicalLink } from '#head/canonical-link.ts';
import type { DescribedPage } from '#head/structured-data/page-nodes.ts';
import { article, itemList } from '#head/structured-data/page-nodes.ts';
import type { RoundupPage } from '#page/page.ts';
import { scoreView } from '#score/score-model.ts';
import { tierViews } from '#score/tiers.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { firstFittingTitle } from '../head-title.ts';
import type { Address, PictureWords } from '../page-kind.ts';
import { documentOfKind, writtenPage } from './written.ts';

export function resolve(address: Address): RoundupPage | undefined {
  const document = documentOfKind('roundup', address);
  if (!document) return undefined;
  const page = writtenPage(address.catalog, document);
  const { profile, lede } = page.data;
  return {
    kind: 'roundup',
    profile: String(profile),
    lede: typeof lede === 'string' ? addNoBreakSpaces(lede, document.locale) : undefined,
    ...page,
  };
}

/** Returns a title with the provider at the top of the ranking, and how many are tied with it. */
export function findingTitle({ title, profile }: RoundupPage, site: SiteContext): string {
  const [first] = tierViews(profile, site);
  const [leader] = first?.providers ?? [];
  if (!first || leader === undefined) return title;
  const values = { title, count: first.providers.length, leader: providerName(leader, site) };
  return firstFittingTitle(
    [site.t('roundup.headTitle.whole', values), site.t('roundup.headTitle.short', values)],
    title,
  );
}

/** The max number of providers in the picture: those tied for first, not a whole table. */
const maxRows = 4;

export const picture: PictureWords<RoundupPage> = {
  kind: (_page, t) => t('pagePicture.roundup'),
  rows: ({ profile }, site) =>
    tierViews(profile, site)
      .slice(0, 1)
      .flatMap(({ heading, providers }) => [
        { label: heading, value: '' },
        ...providers.slice(0, maxRows).map((provider) => {
          const { name, valueText } = scoreView(provider, profile, site);
          return { label: name, value: valueText };
        }),
      ]),
};

export function schemaOrgNodes(
  { profile }: RoundupPage,
  described: DescribedPage,
  _catalog: Catalog,
  site: SiteContext,
): Thing[] {
  const items = site.ranking(profile).ranking.ranked.map(({ rank, score: { provider } }) => {
    const path = site.reviewPath(provider);
    return {
      rank,
      name: providerName(provider, site),
      url: path && canonicalLink(described.siteUrl, path),
    };
  });
  return [article(described), itemList(described, items)];
}
