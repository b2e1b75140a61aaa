import type { Day } from '../day/day.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import type { EditorText } from '../locale/words.ts';

/** One side of a change: a version of the text, and a quote on the subject if it has one. */
export interface PolicyWords {
  /** The address of the version, pinned by its commit. */
  readonly url: string;
  readonly quote?: string | undefined;
}

/** The people who read both versions and are responsible for the sentence; never a program. */
export const policyReviewers = ['editorial-desk'] as const;

export interface DescribedPolicyChange {
  /** The first day on which the archive showed it. */
  readonly date: Day;
  /** A summary of the change, in one sentence. */
  readonly sentence: LocalizedText;
  readonly was: PolicyWords;
  readonly now: PolicyWords;
  readonly confirmedBy: (typeof policyReviewers)[number];
  /** The day on which they read the versions. */
  readonly checked: Day;
}

/** The changes of a provider's privacy policy, as recorded by an archive and described by an editor. */
export interface PolicyHistory {
  readonly provider: string;
  /** The name of the text in the archive: 'NordVPN/Privacy Policy.md'. */
  readonly document: string;
  /** Number of recorded versions, and of failed fetches among them. */
  readonly versions: number;
  readonly failed: number;
  /** The day of the first version, and of the archive's last fetch. */
  readonly first: Day;
  readonly last: Day;
  /** The number of true changes. `changes` has only those that matter to readers. */
  readonly found: number;
  readonly source: { readonly url: string; readonly title: string; readonly licence: string };
  /** A remark for readers, such as a limit of the archive. */
  readonly note?: EditorText | undefined;
  /** Sorted newest first. */
  readonly changes: readonly DescribedPolicyChange[];
}
