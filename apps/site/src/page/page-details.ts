import type { Day } from '@vpn-site/core/day/day.ts';

export interface RelatedPage {
  readonly path: string;
  readonly title: string;
  readonly description?: string | undefined;
}

/** Information about a page in its footer, and links to other pages. */
export interface PageDetails {
  /** The day of publication, if the author set it. */
  readonly published?: Day | undefined;
  /** The day of the last change of the text; undefined for pages without text of their own. */
  readonly updated?: Day | undefined;
  /** The day on which the text was last checked. */
  readonly checked?: Day | undefined;
  /** For a translation: the original, and the native speaker who reviewed it, if any. */
  readonly translation?: { readonly originalPath: string; readonly reviewer: string | undefined } | undefined;
  readonly correctionsPath?: string | undefined;
  /** The address for error reports: an https: or mailto: address, or the site's form. */
  readonly reportErrors?: string | undefined;
  /** The address of the text in the project's repository, if the owner configured one. */
  readonly source?: string | undefined;
  /** The address of the page on this site, with a text for those who cite it. */
  readonly share?: { readonly path: string; readonly citation: string } | undefined;
  /** The feed of what the page is about; undefined if there is none of its own. */
  readonly feed?: { readonly path: string; readonly title: string } | undefined;
  readonly related: readonly RelatedPage[];
}
