import type { Pair } from '@vpn-site/core/comparison/pair-address.ts';
import { useTranslations } from 'use-intl/react';
import { pairLink, popularPairs } from '#evidence/comparison/pair-links.ts';
import { PairPills } from '#evidence/comparison/pair-pills.tsx';
import type { SiteContext } from '#site/site-context.ts';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';

const maxLinks = 4;

/**
 * Links to comparisons with one of the two providers: popular ones first, then those with the highest-scoring providers.
 */
export function OtherPairs({ ids, site }: { readonly ids: Pair; readonly site: SiteContext }) {
  const t = useTranslations('comparison.others');
  const overview = site.document('pages/comparisons');
  const ranked = site.ranking('overall').ranking.ranked.map(({ score }) => score.provider);
  const links = [
    ...popularPairs(site),
    ...ranked.flatMap((other) => ids.flatMap((id) => pairLink(id, other, site) ?? [])),
  ].filter(({ badges }) => badges.some(({ id }) => ids.includes(id)));
  const others = new Map(links.map((link) => [link.href, link]));
  others.delete(site.comparisonPath(...ids) ?? '');
  return (
    <SideHead
      id="others"
      heading={t('heading')}
      note={overview && <a href={overview.path}>{t('all')}</a>}
      isFolded
    >
      <PairPills links={[...others.values()].slice(0, maxLinks)} />
    </SideHead>
  );
}
