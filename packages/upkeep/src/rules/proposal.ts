import type { Day } from '@vpn-site/core/day/day.ts';
import type { FactEdit, FactPath } from '@vpn-site/core/provider/fact-edit.ts';

/** A source as it was read by a machine. */
export interface SourceReading {
  /** Its id in the table of sources of the file. */
  readonly id: string;
  readonly url: string;
  readonly on: Day;
  /** The SHA-256 of the text that was read: the name of its capture. */
  readonly capture: string;
}

/** What a proposal is about; each kind may have a mandate of its own. */
export type ProposalKind = 'still-true' | 'address' | 'price' | 'value' | 'words' | 'unknown';

/** A change to one cell that a machine or an editor prepared, with what it rests on. */
export interface Proposal {
  /** The same for the same change, so that a second run proposes nothing twice. */
  readonly id: string;
  readonly kind: ProposalKind;
  /** 'countries' for what is no provider's. */
  readonly provider: string;
  /** The cell: its file and place, as in ['facts', 'jurisdiction']. */
  readonly file: string;
  readonly cell: FactPath;
  readonly edits: readonly FactEdit[];
  /** Never empty: what was not read is not touched. */
  readonly read: readonly SourceReading[];
  /** The words of the source that carry the new value. */
  readonly quote: string;
  /** The words that carried it before, where they differ. */
  readonly formerQuote?: string | undefined;
  /** One English sentence for whoever decides. */
  readonly summary: string;
}

/** Something that a person has to look at: nothing can be written from it. */
export interface Finding {
  readonly id: string;
  readonly kind:
    | 'differs'
    | 'flapped'
    | 'reworded'
    | 'moved'
    | 'gone'
    | 'blocked'
    | 'unmapped'
    | 'policy-change';
  readonly provider: string;
  readonly file: string;
  readonly cell: FactPath;
  readonly url: string;
  readonly on: Day;
  readonly capture?: string | undefined;
  /** The words that were looked for, and those that stand there now. */
  readonly was?: string | undefined;
  readonly now?: string | undefined;
  /** One English sentence: what happened and what to do. */
  readonly summary: string;
}
