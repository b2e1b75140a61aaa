import type { Catalog } from '#catalog/catalog.ts';
import { websiteDisclosure } from '#catalog/website-disclosure.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { type MenuContext, resolveMenu } from '#domain/menu/resolve-menu.ts';
import type { Frame } from '#domain/page/page.ts';
import type { Messages } from '#i18n/messages.ts';
import { type Translator, translator } from '#i18n/translator.ts';

interface Words {
  readonly messages: Messages;
  readonly t: Translator;
}

export interface LocaleSetting {
  readonly frame: Frame;
  readonly words: Words;
}

/** What surrounds the content in one language. Built once per language, not per page. */
export function composeLocale(catalog: Catalog, locale: LocaleCode, url: string, today: Date): LocaleSetting {
  // A check keeps all message files in the shape of the English one.
  const messages = catalog.messages(locale) as Messages;
  const t = translator(locale, messages);
  const disclosure = websiteDisclosure(catalog.store, locale);
  if (disclosure === undefined) throw new Error(`No disclosure in "${locale}": run npm run check.`);
  const frame: Frame = {
    locale,
    site: { ...catalog.site, url },
    menu: resolveMenu(catalog.menu, locale, menuContext(catalog, t)),
    disclosure,
    currentYear: today.getUTCFullYear(),
  };
  return { frame, words: { messages, t } };
}

function menuContext(catalog: Catalog, t: Translator): MenuContext {
  const names = new Map(catalog.facts.providers.map(({ id, name }) => [id, name]));
  return {
    providers: new Set(names.keys()),
    providerName: (id) => names.get(id) ?? id,
    documentSlug: (id, locale) => catalog.documents.translation(id, locale)?.slug,
    pageExists: (path) => catalog.documents.atPath(path) !== undefined,
    translate: (key, args) => (t.has(key as never) ? t(key as never, args as never) : undefined),
  };
}
