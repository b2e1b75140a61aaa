import type { LocaleCode } from '../locale/locale-table.ts';
import type { ContentDocument } from './content-document.ts';

/** What a document is called: its own title, or else that of its route, or else the last segment of its address. */
export function documentTitle({
  frontMatter: { title, metaTitle },
  slug,
  locale,
}: Pick<ContentDocument, 'frontMatter' | 'slug' | 'locale'>): string {
  return title || metaTitle || titleCase(slug.split('/').at(-1) ?? '', locale);
}

/** Each language has its own capitals: a Turkish "i" becomes "İ". */
function titleCase(segment: string, locale: LocaleCode): string {
  return segment
    .split('-')
    .map((word) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1))
    .join(' ');
}
