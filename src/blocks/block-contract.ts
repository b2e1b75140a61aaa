import type { Schema } from '@markdoc/markdoc';

/** What authors may write: the tag's name and its attributes. Never React, so that checks can read it anywhere. */
export interface BlockContract {
  /** The tag in documents: {% name %}. */
  readonly name: string;
  readonly schema: Schema;
}
