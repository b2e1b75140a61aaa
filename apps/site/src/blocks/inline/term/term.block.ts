import { uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import { block } from '#blocks/block.ts';
import type { SiteContext } from '#site/site-context.ts';
import { wordsOf } from '../tracked-link/tracked-link.block.ts';

export const termBlock = block({
  name: 'term',
  summary:
    'A word with its meaning from the glossary, inside a sentence. The body is the word as the sentence needs it; without one, the glossary’s own. For the first mention on a page, not for every one.',
  attributes: {
    id: { kind: 'term', required: true, explanation: 'the term, such as "kill-switch".' },
  },
  body: 'prose',
  select: ({ id }, site, children) => selectTerm(id, site, wordsOf(children)),
  examples: [
    {
      name: 'In a sentence',
      source:
        'With a {% term id="kill-switch" %}kill switch{% /term %} nothing leaks when the tunnel breaks.',
    },
    { name: 'In the glossary’s words', source: 'Ask about the {% term id="renewal-price" /%} first.' },
  ],
});

/** The glossary, with an anchor for each term. */
const glossaryDocument = 'pages/glossary';

export interface TermModel {
  readonly words: string;
  readonly definition: string;
  /** Link to the term in the glossary; undefined if that page does not exist in this language. */
  readonly href: string | undefined;
}

function selectTerm(id: string, site: SiteContext, words = ''): TermModel {
  const entry = site.glossary.get(id);
  if (!entry) throw new Error(`There is no term "${id}".`);
  const page = site.document(glossaryDocument);
  return {
    words: words || uncapitalized(entry.term, site.locale),
    definition: entry.definition,
    href: page && `${page.path}#${id}`,
  };
}
