import type { Catalog } from '@vpn-site/content/catalog.ts';
import { mapMessageText } from '@vpn-site/content/icu-message.ts';
import type { MessageTree } from '@vpn-site/content/message-files.ts';
import type { GlossaryEntry } from '@vpn-site/core/glossary/glossary-entry.ts';
import { withMarks } from '@vpn-site/core/i18n/language-marks.ts';
import { defaultLocale, isPartialLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';

/**
 * Returns the catalog for rendering pages of a language. In a partial language, texts that fall back to the default
 * language are marked (packages/core/src/i18n/language-marks.ts). For a complete language, the catalog is returned
 * unchanged.
 */
export function markedCatalog(catalog: Catalog, locale: LocaleCode): Catalog {
  if (!isPartialLocale(locale)) return catalog;
  const messages = markedMessages(catalog.messages(locale), catalog.missingMessages(locale));
  const mark = <T>(data: T) => markedWords(data, locale);
  const original = new Map(catalog.glossary(defaultLocale).map((entry) => [entry.id, entry]));
  const glossary = catalog.glossary(locale).map((entry): GlossaryEntry => {
    const isOriginal = original.get(entry.id)?.definition === entry.definition;
    return isOriginal
      ? { ...entry, term: withMarks(entry.term), definition: withMarks(entry.definition) }
      : entry;
  });
  return {
    ...catalog,
    messages: (asked) => (asked === locale ? messages : catalog.messages(asked)),
    glossary: (asked) => (asked === locale ? glossary : catalog.glossary(asked)),
    facts: mark(catalog.facts),
    methodology: mark(catalog.methodology),
    retiredMethodologies: mark(catalog.retiredMethodologies),
    corrections: mark(catalog.corrections),
    menu: mark(catalog.menu),
    footer: mark(catalog.footer),
    site: mark(catalog.site),
  };
}

function markedMessages(tree: MessageTree, missing: ReadonlySet<string>, prefix = ''): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      if (typeof value !== 'string') return [key, markedMessages(value, missing, `${prefix}${key}.`)];
      return [key, missing.has(prefix + key) ? mapMessageText(value, withMarks) : value];
    }),
  );
}

/** Matches fields with addresses by language, which are not text. */
const addresses = /^(?:path|params)I18n$/;

/**
 * Marks every text that equals that of the default language, because it then is in that language, even if an editor wrote
 * it.
 */
function markedWords<T>(data: T, locale: LocaleCode): T {
  return visit(data) as T;

  function visit(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(visit);
    if (value instanceof Map) return new Map([...value].map(([key, item]) => [key, visit(item)]));
    if (!isPlain(value)) return value;
    const text = value[defaultLocale];
    if (typeof text === 'string' && value[locale] === text) return { ...value, [locale]: withMarks(text) };
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, addresses.test(key) ? item : visit(item)]),
    );
  }
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
