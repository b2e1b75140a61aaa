import type { Day } from '../day/day.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import type { EditorText } from '../locale/words.ts';

/** One side of a change: a version of the text, and its words where it has any on the matter. */
export interface PolicyWords {
  /** Of the version, pinned by its commit. */
  readonly url: string;
  readonly quote?: string | undefined;
}

/** Who read both versions and stands by the sentence: no machine does. */
export const policyReaders = ['editorial-desk'] as const;

export interface ToldPolicyChange {
  /** The first day on which the archive showed it. */
  readonly date: Day;
  /** What changed, in one sentence. */
  readonly sentence: LocalizedText;
  readonly was: PolicyWords;
  readonly now: PolicyWords;
  readonly confirmedBy: (typeof policyReaders)[number];
  /** The day on which they read it. */
  readonly checked: Day;
}

/** How a provider's privacy policy changed, as an archive recorded it and a person tells it. */
export interface PolicyHistory {
  readonly provider: string;
  /** The archive's name for the text: 'NordVPN/Privacy Policy.md'. */
  readonly document: string;
  /** How many versions were recorded, and how many of them were failed looks. */
  readonly versions: number;
  readonly failed: number;
  /** The first version, and the archive's last look. */
  readonly first: Day;
  readonly last: Day;
  /** How many true changes there were; those that matter to readers are told. */
  readonly found: number;
  readonly source: { readonly url: string; readonly title: string; readonly licence: string };
  /** What the archive cannot see, or what else changes how this is read. */
  readonly note?: EditorText | undefined;
  /** Newest first. */
  readonly changes: readonly ToldPolicyChange[];
}
