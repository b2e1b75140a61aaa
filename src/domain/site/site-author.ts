import type { LocalizedText } from '../locale/localized-text.ts';

/** Who writes the site, where the owner names someone. Nobody is made up. */
export interface SiteAuthor {
  readonly name: string;
  /** A page of theirs elsewhere. */
  readonly url?: string | undefined;
  readonly bio: LocalizedText;
}
