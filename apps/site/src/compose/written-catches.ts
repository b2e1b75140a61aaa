import type { Catalog } from '@vpn-site/content/catalog.ts';
import { catchFields, reviewedProvider } from '@vpn-site/content/catch-fields.ts';
import { defaultLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { addNoBreakSpaces } from '@vpn-site/core/locale/no-break.ts';
import type { WrittenCatch } from '@vpn-site/core/provider/written-catch.ts';

/**
 * Returns the main drawbacks that reviews of one language contain, by provider. The facts on which a drawback is based are
 * listed in the English review, for all languages.
 */
export function writtenCatches(
  { documents }: Pick<Catalog, 'documents'>,
  locale: LocaleCode,
): ReadonlyMap<string, WrittenCatch> {
  return new Map(
    documents
      .all()
      .filter((document) => document.kind === 'reviews' && document.locale === locale)
      .flatMap(({ id, frontMatter }) => {
        const { text } = catchFields(frontMatter);
        const original = documents.translation(id, defaultLocale);
        const { restsOn } = catchFields(original?.frontMatter);
        if (text === undefined || restsOn === undefined) return [];
        return [[reviewedProvider(id), { text: addNoBreakSpaces(text, locale), restsOn }] as const];
      }),
  );
}
