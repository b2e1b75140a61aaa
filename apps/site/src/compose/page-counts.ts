import type { Catalog } from '@vpn-site/content/catalog.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { readableKindOf } from './page-kinds.ts';
import { readablePages } from './pages.ts';

/** Formats the number of pages by kind and language, and the duration. It helps to notice missing pages. */
export function pageCountLine(catalog: Catalog, milliseconds: number): string {
  const seconds = (milliseconds / 1000).toFixed(1);
  const kinds = [...pageCounts(catalog)].map(([kind, counts]) => {
    const perLocale = localeCodes.map((locale) => `${locale} ${counts.get(locale) ?? 0}`);
    return `${kind} ${perLocale.join(' ')}`;
  });
  return `Pages: ${kinds.join('; ')}. It took ${seconds} s.`;
}

/** Counts documents by folder, so that guides and explainers are counted separately. */
function pageCounts(catalog: Catalog): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const page of readablePages(catalog)) {
    const { locale } = page;
    const [kind = ''] = readableKindOf(page).listing.id(page).split('/');
    const ofKind = counts.get(kind) ?? new Map<string, number>();
    counts.set(kind, ofKind.set(locale, (ofKind.get(locale) ?? 0) + 1));
  }
  return counts;
}
