import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { MenuContext } from '@vpn-site/core/menu/resolve-menu.ts';
import { sameOwners } from '@vpn-site/core/provider/ownership.ts';
import { allScores } from '@vpn-site/core/scoring/rank.ts';
import { providerBadge } from '#evidence/mark/provider-badge.ts';
import { scoreView } from '#score/score-model.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** Returns what the menu and the footer need from the site, in one language. */
export function composeMenuContext(catalog: Catalog, site: SiteContext): MenuContext {
  const { providers, pageExists, t } = site;
  return {
    providers: new Set(providers.keys()),
    providerName: (id) => providerName(id, site),
    providerMark: (id) => providerBadge(id, site).mark,
    providerScore: (id) => scoreOf(id, site),
    byScore: allScores(site.ranking('overall').ranking).map(({ provider }) => provider),
    describePair: (a, b) => describePair(a, b, site),
    documentSlug: (id, language) => catalog.documents.translation(id, language)?.slug,
    translatedSlug: (slug, language) => catalog.documents.translatedSlug(slug, language),
    pageExists,
    translate: (key, args) => (t.has(key as never) ? t(key as never, args as never) : undefined),
  };
}

/** Returns the overall score for the menu; undefined for unranked providers. */
function scoreOf(id: string, site: SiteContext): string | undefined {
  const { rank: place, valueText } = scoreView(id, 'overall', site);
  return place === undefined ? undefined : valueText;
}

/** Describes a pair of providers for the menu. If both have the same owner, the description says so. */
function describePair(a: string, b: string, { ownership, t }: SiteContext): string {
  const owner = sameOwners([a, b], ownership)[0]?.group.name;
  return owner ? t('menu.sameOwner', { owner }) : t('menu.pairDescription');
}
