import { localeOf } from '../locale/locale-table.ts';
import { parseLocalizedPath } from '../locale/localized-path.ts';

/** A page in the folder of the tools answers the query of its address; no other document ever sees one. */
export function isToolPath(path: string): boolean {
  const { locale, slug } = parseLocalizedPath(path);
  return slug.startsWith(`${localeOf(locale).addresses.tools}/`);
}
