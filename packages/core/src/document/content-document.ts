import type { Day } from '../day/day.ts';
import type { LocaleCode } from '../locale/locale-table.ts';
import type { Unpublished } from './publication.ts';

/** What every document says about itself in its front matter, whatever its kind. */
export interface FrontMatter {
  readonly title?: string | undefined;
  /** What the route is called, where the page itself has no title. */
  readonly metaTitle?: string | undefined;
  readonly description: string;
  /** The day of the last content change, YYYY-MM-DD. */
  readonly updated: string;
  /** The day on which it was published, or will be; undefined where nobody wrote it down. */
  readonly published?: Day | undefined;
  readonly layout?: string | undefined;
  readonly excerpt?: string | undefined;
  /** The only languages in which the page exists; without it, it exists in all. */
  readonly languages?: readonly LocaleCode[] | undefined;
  /** Fields of the author's own, as they are written. */
  readonly [field: string]: unknown;
}

export interface ContentDocument {
  /** The path under content/ without locale and extension; equal for all translations of a page. */
  readonly id: string;
  /** The folder under content/, which decides the front matter and the view. */
  readonly kind: string;
  readonly locale: LocaleCode;
  /** The localized path without prefix; '' is the home page. */
  readonly slug: string;
  readonly frontMatter: FrontMatter;
  /** Where the words are, from the project's root, for reading the body and for error messages. */
  readonly file: string;
  /** Why no build has it yet; only where the catalog was asked for such documents too. */
  readonly unpublished?: Unpublished | undefined;
}

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
