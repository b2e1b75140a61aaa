import type { Catalog } from '@vpn-site/content/catalog.ts';
import { websiteDisclosure } from '@vpn-site/content/content-store.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { Messages } from '@vpn-site/core/i18n/messages.ts';
import { type Translator, translator } from '@vpn-site/core/i18n/messages.ts';
import { addNoBreakSpacesToMessages } from '@vpn-site/core/i18n/no-break-messages.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { addNoBreakSpaces } from '@vpn-site/core/locale/no-break.ts';
import { memoizePer } from '@vpn-site/core/memo/memoize.ts';
import { resolveMenu } from '@vpn-site/core/menu/resolve-menu.ts';
import { datelineOf } from '@vpn-site/core/provider/dateline.ts';
import { countStale, expiryTable } from '@vpn-site/core/provider/expiring.ts';
import { bases } from '@vpn-site/core/provider/fact.ts';
import { type BuiltState, usualStates } from '@vpn-site/core/site/site-state.ts';
import { withEarnings } from '#blocks/prose/how-we-earn/how-we-earn.block.ts';
import type { Frame } from '#page/page.ts';
import { priceSource } from '#price/price-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { composeMenuContext } from './menu-context.ts';
import { composeSiteContext } from './site-context.ts';

/** Everything that the pages of one language share. Composed once per language, not once per page. */
export interface LocaleSite {
  readonly frame: Frame;
  readonly messages: Messages;
  readonly t: Translator;
  readonly site: SiteContext;
}

export function composeLocaleSite(
  catalog: Catalog,
  locale: LocaleCode,
  url: string,
  asOf: Day,
  built: readonly BuiltState[] = usualStates,
): LocaleSite {
  const messages = messagesOf(catalog, locale);
  const t = translator(locale, messages);
  const disclosure = websiteDisclosure(catalog.store, locale);
  if (disclosure === undefined) throw new Error(`No disclosure in "${locale}": run npm run check.`);
  const site = composeSiteContext(catalog, locale, t, asOf, built);
  const menuContext = composeMenuContext(catalog, site);
  const { evidence } = catalog.facts;
  const frame: Frame = {
    locale,
    site: { ...catalog.site, url },
    menu: resolveMenu(catalog.menu, locale, menuContext),
    footer: resolveMenu(catalog.footer, locale, menuContext),
    dateline: catalogDateline(catalog),
    outOfDate: outOfDate(catalog, site),
    marks: bases.map((basis) => ({
      mark: evidence.bases[basis].mark,
      label: evidence.bases[basis].label[locale],
    })),
    disclosure: withEarnings(addNoBreakSpaces(disclosure, locale), site),
    priceCredit: priceSource(site.providers.keys(), site),
    asOf,
  };
  return { frame, messages, t, site };
}

/** Returns the dateline of all providers. Cached per catalog, because it reads all facts. */
export const catalogDateline = memoizePer(
  (catalog) => catalog,
  ({ facts: { providers, vocabulary } }: Catalog) => datelineOf(providers, vocabulary),
);

function outOfDate({ facts }: Catalog, { asOf, document }: SiteContext): Frame['outOfDate'] {
  const page = document('pages/out-of-date');
  return page && { path: page.path, count: countStale(expiryTable(facts.providers, facts.vocabulary), asOf) };
}

/**
 * Returns the messages of a language. The cast is safe, because a check requires all message files to have the shape of the
 * English one.
 */
export function messagesOf(catalog: Catalog, locale: LocaleCode): Messages {
  return addNoBreakSpacesToMessages(catalog.messages(locale), locale) as Messages;
}
