/** A word that needs explaining, and what it means for any provider. */
export interface GlossaryEntry {
  /** The same in every language. */
  readonly id: string;
  readonly term: string;
  readonly definition: string;
}

/** A definition is read beside a sentence, not instead of it: one or two short sentences. */
export const maxDefinitionLength = 200;
