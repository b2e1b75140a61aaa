import type { Day } from '@vpn-site/core/day/day.ts';

export interface RelatedPage {
  readonly path: string;
  readonly title: string;
  readonly description?: string | undefined;
}

/** What the foot of a page tells about the page itself, and where it leads. */
export interface PageDetails {
  /** The day on which it was published, where somebody wrote it down. */
  readonly published?: Day | undefined;
  /** The day of the last change of its words; pages drawn from facts alone have none. */
  readonly updated?: Day | undefined;
  /** The day on which somebody last looked whether the words still hold. */
  readonly checked?: Day | undefined;
  /** For a translation: the original, and who has read it as a native, where somebody has. */
  readonly translation?: { readonly originalPath: string; readonly reviewer: string | undefined } | undefined;
  readonly correctionsPath?: string | undefined;
  /** Where readers report mistakes: an https: or mailto: address, or the form of the site. */
  readonly reportErrors?: string | undefined;
  /** Where its words lie in the repository of the project, where the owner names one. */
  readonly source?: string | undefined;
  readonly related: readonly RelatedPage[];
}
