import type { Day } from '@vpn-site/core/day/day.ts';
import type { FactType } from '@vpn-site/core/provider/fact.ts';
import type { Source } from '@vpn-site/core/provider/provider.ts';
import type { WrittenQuote } from '@vpn-site/core/provider/quote.ts';
import type { CellFields, Decision } from '@vpn-site/upkeep/rules/decision.ts';
import type { DueKind } from '@vpn-site/upkeep/rules/due-item.ts';

// Messages between the desk's server and its page.

/** Reasons to check a cell, other than its age. */
export type Badge = 'reworded' | 'gone' | 'moved' | 'blocked' | 'differs' | 'proposal' | 'report';

export interface QueueEntry {
  readonly id: string;
  readonly kind: DueKind;
  readonly subject: string;
  readonly subjectName: string;
  readonly key: string;
  readonly label: string;
  readonly file: string;
  readonly line: number;
  /**
   * The number of days until the entry is out of date; 0 or less if it already is. Undefined if the entry is not due and is
   * listed only because of its badges.
   */
  readonly daysLeft: number | undefined;
  /** The largest number of ranks by which a change could move the provider, and the profile in which it could. */
  readonly places: number;
  readonly list: string | undefined;
  readonly badges: readonly Badge[];
  /**
   * Whether the entry is the value of a fact, which an editor can confirm or change on the desk. Other entries are edited
   * in their file.
   */
  readonly isCell: boolean;
  readonly task: string | undefined;
}

export interface QueueGroup {
  readonly url: string;
  readonly title: string;
  readonly entries: readonly QueueEntry[];
}

/** A decision that was written but not committed yet. */
export interface Decided {
  readonly id: string;
  readonly kind: Decision['kind'];
  readonly subjectName: string;
  readonly label: string;
  readonly file: string;
}

export interface DeskState {
  readonly day: Day;
  readonly groups: readonly QueueGroup[];
  readonly decided: readonly Decided[];
  readonly canTakeBack: boolean;
  /** The files that differ from the last commit; undefined outside of a git repository. */
  readonly changedFiles: readonly string[] | undefined;
}

/** A part of a text and its highlighting: quoted words, or words that were added or removed. */
export interface MarkedPart {
  readonly text: string;
  readonly mark?: 'quote' | 'added' | 'removed' | undefined;
}

export interface DeskSource extends Pick<Source, 'url' | 'title' | 'publisher' | 'kind' | 'published'> {
  readonly id: string;
  /** The address of the source. It links to the quoted words if the browser supports this. */
  readonly address: string;
  readonly quotes: readonly WrittenQuote[];
  /** How often something else in the file cites the source. */
  readonly citedByOthers: number;
  readonly capture: { readonly on: Day | undefined; readonly parts: readonly MarkedPart[] } | undefined;
}

/** Something that a tool or a reader noticed about the cell. */
export interface Notice {
  readonly badge: Badge;
  readonly on: Day | undefined;
  readonly summary: string;
  /** The word diff between the old and the new text. */
  readonly words: readonly MarkedPart[];
}

/** A change prepared by a tool, which prefills the form. */
export interface PreparedChange {
  readonly value: unknown;
  readonly quote: string;
  readonly source: string | undefined;
}

export interface RuleExcerpt {
  readonly heading: string;
  readonly text: string;
}

export interface CellDetail {
  readonly id: string;
  /** The version of the file that was shown. A decision based on another version is rejected. */
  readonly version: string;
  readonly file: string;
  readonly line: number;
  /** The YAML of the cell in its file. */
  readonly yaml: string;
  readonly subjectName: string;
  readonly key: string;
  readonly label: string;
  readonly explanation: string;
  /** The type of the value; undefined if the vocabulary defines none, as for countries. */
  readonly type: FactType | undefined;
  readonly lifetime: number | 'never';
  readonly options: Readonly<Record<string, string>>;
  readonly fields: CellFields;
  /** The value as YAML. */
  readonly valueText: string;
  readonly sources: readonly DeskSource[];
  readonly notices: readonly Notice[];
  readonly prepared: PreparedChange | undefined;
  readonly rules: readonly RuleExcerpt[];
}

export interface PositionChange {
  readonly provider: string;
  readonly before: string;
  readonly after: string;
}

export interface ListEffect {
  readonly list: string;
  /** The score of the provider that the decision is about. */
  readonly score: PositionChange;
  /** Providers whose rank changes. */
  readonly places: readonly PositionChange[];
}

export interface Preview {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** Violations of the rules for facts. If there are any, nothing is written. */
  readonly problems: readonly string[];
  readonly effects: readonly ListEffect[];
}

/** A decision as the page sends it. The value is YAML text, because form fields have only text. */
export type SentDecision =
  | Exclude<Decision, { kind: 'changed' }>
  | (Omit<Extract<Decision, { kind: 'changed' }>, 'value' | 'quotes'> & {
      readonly valueText: string;
      readonly quotes: readonly { source: string; text: string; where?: string | undefined }[];
    });

export interface DecideRequest {
  readonly id: string;
  readonly version: string;
  readonly decision: SentDecision;
}

export interface DeskAnswer {
  readonly state: DeskState;
  readonly preview: Preview;
}

/** Reasons why a request was rejected. If `stale`, the file has changed since it was shown and must be loaded again. */
export interface Refusal {
  readonly stale: boolean;
  readonly messages: readonly string[];
}
