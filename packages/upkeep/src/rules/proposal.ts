import type { Day } from '@vpn-site/core/day/day.ts';
import type { FactEdit, FactPath } from '@vpn-site/core/provider/fact-edit.ts';

/** A source that a tool read. */
export interface SourceReading {
  /** The id in the sources of the file. */
  readonly id: string;
  readonly url: string;
  readonly on: Day;
  /** The SHA-256 hash of the text that was read. It is the name of its capture. */
  readonly capture: string;
}

/** Kinds of changes. Each may have its own auto-merge rule. */
export type ProposalKind = 'still-true' | 'address' | 'price' | 'value' | 'words' | 'unknown';

/** A change to one cell that a tool or an editor prepared, with its evidence. */
export interface Proposal {
  /** An id that is equal for the same change, so that a second run does not propose it again. */
  readonly id: string;
  readonly kind: ProposalKind;
  /** The provider id; 'countries' for facts that belong to no provider. */
  readonly provider: string;
  /** The file of the cell, and its path in the file, such as ['facts', 'jurisdiction']. */
  readonly file: string;
  readonly cell: FactPath;
  readonly edits: readonly FactEdit[];
  /** The sources that were read; never empty, because a proposal may only change what was read. */
  readonly read: readonly SourceReading[];
  /** The quote that supports the new value. */
  readonly quote: string;
  /** The former quote, if it differs. */
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
  /** The quote that was looked for, and the current words in its place. */
  readonly was?: string | undefined;
  readonly now?: string | undefined;
  /** One English sentence about what happened and what to do. */
  readonly summary: string;
}
