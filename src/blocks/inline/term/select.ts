import { inSentence } from '#evidence/fact/in-sentence.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The document that holds all terms; each has an anchor there. */
const glossaryDocument = 'pages/glossary';

export interface TermModel {
  readonly words: string;
  readonly definition: string;
  /** Where the term stands among the others; undefined where there is no such page in this language. */
  readonly href: string | undefined;
}

export function selectTerm(id: string, site: SiteContext, words = ''): TermModel {
  const entry = site.glossary.get(id);
  if (!entry) throw new Error(`There is no term "${id}".`);
  const page = site.document(glossaryDocument);
  return {
    words: words || inSentence(entry.term, site.locale),
    definition: entry.definition,
    href: page && `${page.path}#${id}`,
  };
}
