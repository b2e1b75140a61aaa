import type { Catalog } from '#catalog/catalog.ts';
import type { MenuContext } from '#domain/menu/resolve-menu.ts';
import { sameOwners } from '#domain/provider/ownership.ts';
import { factView } from '#evidence/fact/fact.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** What the menu and the footer may know of the site, in one language. */
export function composeMenuContext(catalog: Catalog, site: SiteContext): MenuContext {
  const { providers, pageExists, t } = site;
  return {
    providers: new Set(providers.keys()),
    providerName: (id) => providerName(id, site),
    describeProviders: (ids) => describeProviders(ids, site),
    documentSlug: (id, locale) => catalog.documents.translation(id, locale)?.slug,
    translatedSlug: (slug, locale) => catalog.documents.translatedSlug(slug, locale),
    pageExists,
    translate: (key, args) => (t.has(key as never) ? t(key as never, args as never) : undefined),
  };
}

/** Out of the facts, so that a line in the menu cannot grow old: what is stale or unknown is not said. */
function describeProviders(ids: readonly string[], context: SiteContext): string | undefined {
  const [first, second] = ids;
  if (first === undefined) return undefined;
  if (second !== undefined) {
    const owner = sameOwners(ids, context.ownership)[0]?.group.name;
    return owner ? context.t('menu.sameOwner', { owner }) : context.t('menu.pairDescription');
  }
  const seat = freshText(first, 'jurisdiction', context);
  const audits = freshText(first, 'audits', context);
  return [seat && context.t('menu.seat', { country: seat }), audits].filter(Boolean).join('; ') || undefined;
}

function freshText(provider: string, key: string, context: SiteContext): string | undefined {
  const { sign, text } = factView(provider, key, context);
  return sign === 'stale' || sign === 'unknown' ? undefined : text;
}
