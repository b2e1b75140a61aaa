import type { DefinedTermSet } from 'schema-dts';
import type { GlossaryEntry } from '#domain/glossary/glossary-entry.ts';
import type { DescribedPage } from './described-page.ts';

/** The words that the site explains, in one language. */
export function definedTermSet(page: DescribedPage, entries: readonly GlossaryEntry[]): DefinedTermSet {
  const set = `${page.url}#terms`;
  return {
    '@type': 'DefinedTermSet',
    '@id': set,
    name: page.title,
    description: page.description,
    url: page.url,
    inLanguage: page.language,
    hasDefinedTerm: entries.map(({ id, term, definition }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: definition,
      termCode: id,
      inDefinedTermSet: set,
    })),
  };
}
