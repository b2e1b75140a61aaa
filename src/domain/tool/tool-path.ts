import type { LocaleCode } from '../locale/locale-table.ts';
import { parseLocalizedPath } from '../locale/localized-path.ts';

/** Where the tools stand, in each language. The edge knows these names too (deploy/nginx.conf). */
const toolFolders: Readonly<Record<LocaleCode, string>> = {
  en: 'tools',
  pl: 'narzedzia',
  tr: 'araclar',
};

/** A page in that folder answers the query of its address; no other document ever sees one. */
export function isToolPath(path: string): boolean {
  const { locale, slug } = parseLocalizedPath(path);
  return slug.startsWith(`${toolFolders[locale]}/`);
}
