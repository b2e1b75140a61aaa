import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { PageAlternate } from './page.ts';

/** Returns the alternates of a page in indexed languages; none if the page's own language is not indexed. */
export function indexedAlternates(
  page: { readonly locale: LocaleCode; readonly alternates: readonly PageAlternate[] },
  unindexed: readonly LocaleCode[] = [],
): readonly PageAlternate[] {
  if (unindexed.length === 0) return page.alternates;
  if (unindexed.includes(page.locale)) return [];
  return page.alternates.filter(({ locale }) => !unindexed.includes(locale));
}
