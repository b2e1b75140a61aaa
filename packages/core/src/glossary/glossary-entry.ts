/** A term that needs explaining, and its meaning for any provider. */
export interface GlossaryEntry {
  /** The same id in every language. */
  readonly id: string;
  readonly term: string;
  readonly definition: string;
}

/** The max length in characters. A definition is read next to a sentence, so it has one or two short sentences. */
export const maxDefinitionLength = 200;
