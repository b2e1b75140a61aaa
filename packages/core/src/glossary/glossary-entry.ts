/** A term that needs explaining, and its meaning for any provider. */
export interface GlossaryEntry {
  /** The same in every language. */
  readonly id: string;
  readonly term: string;
  readonly definition: string;
}

/** In characters: a definition is read beside a sentence, so it has one or two short sentences. */
export const maxDefinitionLength = 200;
