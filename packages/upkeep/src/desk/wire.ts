import type { Day } from '@vpn-site/core/day/day.ts';
import type { FactType } from '@vpn-site/core/provider/fact.ts';
import type { Source } from '@vpn-site/core/provider/provider.ts';
import type { WrittenQuote } from '@vpn-site/core/provider/quote.ts';
import type { CellFields, Decision } from '#rules/decision.ts';
import type { DueKind } from '#rules/due-item.ts';

// What the server of the desk and its page tell each other.

/** Why somebody should look at a cell, besides its age. */
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
  /** 0 or less where it is out of date; undefined where only somebody noticed something. */
  readonly daysLeft: number | undefined;
  /** The most places that a change could move its provider, and in which list. */
  readonly places: number;
  readonly list: string | undefined;
  readonly badges: readonly Badge[];
  /** Whether it is a cell that can be decided here; anything else is mended in its file. */
  readonly isCell: boolean;
  readonly task: string | undefined;
}

export interface QueueGroup {
  readonly url: string;
  readonly title: string;
  readonly entries: readonly QueueEntry[];
}

/** A decision that was written and not committed yet. */
export interface Decided {
  readonly id: string;
  readonly kind: Decision['kind'];
  readonly subjectName: string;
  readonly label: string;
  /** Of the file that it was written to. */
  readonly file: string;
}

export interface DeskState {
  readonly day: Day;
  readonly groups: readonly QueueGroup[];
  readonly decided: readonly Decided[];
  /** undefined where the site is in no git repository. */
  readonly changedFiles: readonly string[] | undefined;
  readonly commitMessage: string;
}

/** A part of a text and what it is: the words that carry a value, or words that came or went. */
export interface MarkedPart {
  readonly text: string;
  readonly mark?: 'quote' | 'added' | 'removed' | undefined;
}

export interface DeskSource extends Pick<Source, 'url' | 'title' | 'publisher' | 'kind' | 'published'> {
  readonly id: string;
  /** Opens the source at the quoted words, where browsers can. */
  readonly address: string;
  readonly quotes: readonly WrittenQuote[];
  /** How many other cells of the file cite it. */
  readonly citedByOthers: number;
  readonly capture: { readonly on: Day | undefined; readonly parts: readonly MarkedPart[] } | undefined;
}

/** What a machine or a reader noticed about the cell. */
export interface Notice {
  readonly badge: Badge;
  readonly on: Day | undefined;
  readonly summary: string;
  /** The words before and now, side by side. */
  readonly words: readonly MarkedPart[];
}

/** A change that a machine prepared: what the form starts with. */
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
  /** The state of the file that was read: what was decided looking at another is not written. */
  readonly version: string;
  readonly file: string;
  readonly line: number;
  /** The cell as it stands in its file. */
  readonly yaml: string;
  readonly subjectName: string;
  readonly key: string;
  readonly label: string;
  readonly explanation: string;
  /** undefined where the vocabulary gives it none, as in countries. */
  readonly type: FactType | undefined;
  readonly lifetime: number | 'never';
  readonly options: Readonly<Record<string, string>>;
  readonly fields: CellFields;
  /** The value, as YAML. */
  readonly valueText: string;
  readonly sources: readonly DeskSource[];
  readonly notices: readonly Notice[];
  readonly prepared: PreparedChange | undefined;
  readonly rules: readonly RuleExcerpt[];
}

export interface StandingChange {
  readonly provider: string;
  readonly before: string;
  readonly after: string;
}

/** What a decision does to one list. */
export interface ListEffect {
  readonly list: string;
  /** Of the provider that it is about. */
  readonly score: StandingChange;
  /** All whose place differs. */
  readonly places: readonly StandingChange[];
}

export interface Preview {
  /** Lines of the file that go and come. */
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** What the rules for facts have against it; with one, nothing is written. */
  readonly problems: readonly string[];
  readonly effects: readonly ListEffect[];
}

/** A value of a form comes as YAML text, because browsers know only texts. */
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

/** Why nothing was done. With `stale`, the file has changed since it was shown: look again. */
export interface Refusal {
  readonly stale: boolean;
  readonly messages: readonly string[];
}
