import type { BlockContext } from '#blocks/block-context.ts';
import type { Catalog } from '#catalog/catalog.ts';
import { websiteDisclosure } from '#catalog/website-disclosure.ts';
import type { Day } from '#domain/day/day.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { type MenuContext, resolveMenu } from '#domain/menu/resolve-menu.ts';
import type { Frame } from '#domain/page/page.ts';
import type { Messages } from '#i18n/messages.ts';
import { type Translator, translator } from '#i18n/translator.ts';
import { composeBlockContext } from './block-context.ts';

/** All that pages of one language share. Made once per language, not per page. */
export interface LocaleSetting {
  readonly frame: Frame;
  readonly messages: Messages;
  readonly t: Translator;
  readonly blocks: BlockContext;
}

export function composeLocale(catalog: Catalog, locale: LocaleCode, url: string, asOf: Day): LocaleSetting {
  const messages = messagesOf(catalog, locale);
  const t = translator(locale, messages);
  const disclosure = websiteDisclosure(catalog.store, locale);
  if (disclosure === undefined) throw new Error(`No disclosure in "${locale}": run npm run check.`);
  const blocks = composeBlockContext(catalog, locale, t, asOf);
  const frame: Frame = {
    locale,
    site: { ...catalog.site, url },
    menu: resolveMenu(catalog.menu, locale, menuContext(catalog, blocks, t)),
    disclosure,
    currentYear: Number(asOf.slice(0, 4)),
  };
  return { frame, messages, t, blocks };
}

/** A check keeps all message files in the shape of the English one. */
export function messagesOf(catalog: Catalog, locale: LocaleCode): Messages {
  return catalog.messages(locale) as Messages;
}

function menuContext(catalog: Catalog, { providers, pageExists }: BlockContext, t: Translator): MenuContext {
  return {
    providers: new Set(providers.keys()),
    providerName: (id) => providers.get(id)?.name ?? id,
    documentSlug: (id, locale) => catalog.documents.translation(id, locale)?.slug,
    pageExists,
    translate: (key, args) => (t.has(key as never) ? t(key as never, args as never) : undefined),
  };
}
