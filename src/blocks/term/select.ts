import type { BlockContext } from '../block-context.ts';
import { inSentence } from '../evidence/in-sentence.ts';

/** The document that holds all terms; each has an anchor there. */
const glossaryDocument = 'pages/glossary';

export interface TermModel {
  readonly words: string;
  readonly definition: string;
  /** Where the term stands among the others; undefined where there is no such page in this language. */
  readonly href: string | undefined;
}

export function selectTerm(id: string, context: BlockContext, words = ''): TermModel {
  const entry = context.glossary.get(id);
  if (!entry) throw new Error(`There is no term "${id}".`);
  const page = context.document(glossaryDocument);
  return {
    words: words || inSentence(entry.term, context.locale),
    definition: entry.definition,
    href: page && `${page.path}#${id}`,
  };
}
