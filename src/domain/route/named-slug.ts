import type { LocaleCode } from '../locale/locale-table.ts';
import { comparisonPath, reviewPath } from './named-routes.ts';

/** The slug of a document that is named after its providers: `reviews/{provider}`, `comparisons/{a}-vs-{b}`. */
export function namedSlug(documentId: string, locale: LocaleCode): string | undefined {
  const [kind, name = ''] = documentId.split('/');
  if (kind === 'reviews') return reviewPath[locale].replace('{provider}', name);
  if (kind === 'comparisons') return comparisonPath[locale].replace('{a}-vs-{b}', name);
  return undefined;
}
