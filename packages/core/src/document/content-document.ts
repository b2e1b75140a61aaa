import type { Day } from '../day/day.ts';
import type { LocaleCode } from '../locale/locale-table.ts';
import type { Unpublished } from './publication.ts';

/** Front matter fields common to all kinds of documents. */
export interface FrontMatter {
  readonly title?: string | undefined;
  /** The name of the route, if the page itself has no title. */
  readonly metaTitle?: string | undefined;
  /** The title for tabs and search results, if the heading is too short for them. */
  readonly searchTitle?: string | undefined;
  readonly description: string;
  /** The day of the last content change, YYYY-MM-DD. */
  readonly updated: string;
  /** The publication day, past or future; undefined if it was not recorded. */
  readonly published?: Day | undefined;
  readonly layout?: string | undefined;
  readonly excerpt?: string | undefined;
  /** The only languages in which the page exists; all languages if undefined. */
  readonly languages?: readonly LocaleCode[] | undefined;
  /** Custom fields of the author, unparsed. */
  readonly [field: string]: unknown;
}

export interface ContentDocument {
  /** The path under content/ without locale and extension; equal for all translations of a page. */
  readonly id: string;
  /** The folder under content/, which decides the front matter and the view. */
  readonly kind: string;
  readonly locale: LocaleCode;
  /** The localized path without the language prefix; '' is the home page. */
  readonly slug: string;
  readonly frontMatter: FrontMatter;
  /** Path of the source file from the project root, for reading the body and for error messages. */
  readonly file: string;
  /**
   * The reason why no build includes the document yet. Set only if the catalog was asked to include unpublished documents.
   */
  readonly unpublished?: Unpublished | undefined;
}

/** Returns the title of a document: its own, or the name of its route, or the last segment of its address. */
export function documentTitle({
  frontMatter: { title, metaTitle },
  slug,
  locale,
}: Pick<ContentDocument, 'frontMatter' | 'slug' | 'locale'>): string {
  return title || metaTitle || titleCase(slug.split('/').at(-1) ?? '', locale);
}

/** Capitalizes by the rules of the language: a Turkish "i" becomes "İ". */
function titleCase(segment: string, locale: LocaleCode): string {
  return segment
    .split('-')
    .map((word) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1))
    .join(' ');
}
