import type { Day } from '@vpn-site/core/day/day.ts';
import type { FactEdit, FactPath } from '@vpn-site/core/provider/fact-edit.ts';

/** A source read by a tool. */
export interface SourceReading {
  /** Its id in the sources of the file. */
  readonly id: string;
  readonly url: string;
  readonly on: Day;
  /** SHA-256 of the text that was read, which is the name of its capture. */
  readonly capture: string;
}

/** The kind of change; each kind may have its own auto-merge rule. */
export type ProposalKind = 'still-true' | 'address' | 'price' | 'value' | 'words' | 'unknown';

/** A change to one cell prepared by a tool or an editor, with its evidence. */
export interface Proposal {
  /** Equal for the same change, so that a second run proposes nothing twice. */
  readonly id: string;
  readonly kind: ProposalKind;
  /** 'countries' for facts that belong to no provider. */
  readonly provider: string;
  /** The file of the cell and its path, such as ['facts', 'jurisdiction']. */
  readonly file: string;
  readonly cell: FactPath;
  readonly edits: readonly FactEdit[];
  /** Never empty: a proposal only touches what was read. */
  readonly read: readonly SourceReading[];
  /** Words of the source that support the new value. */
  readonly quote: string;
  /** Words of the source that were quoted before, if they differ. */
  readonly formerQuote?: string | undefined;
  /** One English sentence for the person who decides. */
  readonly summary: string;
}

/** Something that a person must check, because no edit can be derived from it. */
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
  /** The words that were looked for, and the current words. */
  readonly was?: string | undefined;
  readonly now?: string | undefined;
  /** One English sentence: what happened, and what to do. */
  readonly summary: string;
}
