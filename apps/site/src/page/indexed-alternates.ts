import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { PageAlternate } from './page.ts';

/** A page in the languages that search engines are shown; one that they are not shown has no part in it. */
export function indexedAlternates(
  page: { readonly locale: LocaleCode; readonly alternates: readonly PageAlternate[] },
  unindexed: readonly LocaleCode[] = [],
): readonly PageAlternate[] {
  if (unindexed.length === 0) return page.alternates;
  if (unindexed.includes(page.locale)) return [];
  return page.alternates.filter(({ locale }) => !unindexed.includes(locale));
}
