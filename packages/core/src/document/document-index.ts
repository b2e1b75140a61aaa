import { defaultLocale, type LocaleCode, localeCodes } from '../locale/locale-table.ts';
import { localizedPath } from '../locale/localized-path.ts';
import type { ContentDocument } from './content-document.ts';

/** All documents by address and by id. It holds no bodies, so that tens of thousands of pages fit in memory. */
export class DocumentIndex {
  readonly #byPath = new Map<string, ContentDocument>();
  readonly #translations = new Map<string, Map<LocaleCode, ContentDocument>>();

  constructor(documents: Iterable<ContentDocument>) {
    for (const document of documents) {
      this.#byPath.set(localizedPath(document.locale, document.slug), document);
      const translations = this.#translations.get(document.id) ?? new Map<LocaleCode, ContentDocument>();
      this.#translations.set(document.id, translations.set(document.locale, document));
    }
  }

  all(): IteratorObject<ContentDocument> {
    return this.#byPath.values();
  }

  atPath(path: string): ContentDocument | undefined {
    return this.#byPath.get(path);
  }

  translation(id: string, locale: LocaleCode): ContentDocument | undefined {
    return this.#translations.get(id)?.get(locale);
  }

  /** Returns the slug in a language of the document that has the given slug in the default language. */
  translatedSlug(slug: string, locale: LocaleCode): string | undefined {
    const original = this.atPath(localizedPath(defaultLocale, slug));
    return original && this.translation(original.id, locale)?.slug;
  }

  /** Returns the languages in which a document exists, in the order of the locale table. */
  availableLocales(document: Pick<ContentDocument, 'id'>): LocaleCode[] {
    const translations = this.#translations.get(document.id);
    return localeCodes.filter((code) => translations?.has(code));
  }
}
