import type { GlossaryEntry } from '@vpn-site/core/glossary/glossary-entry.ts';
import { byAlphabet } from '@vpn-site/core/i18n/formats.ts';
import { localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { block } from '#blocks/block.ts';
import type { SiteContext } from '#site/site-context.ts';

export const glossaryBlock = block({
  name: 'glossary',
  summary:
    'Every term of the glossary in the order of the language’s alphabet, each with an address of its own.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectGlossary(site),
  examples: [{ name: 'All terms', source: '{% glossary /%}' }],
});

export interface GlossaryModel {
  readonly letters: readonly { readonly letter: string; readonly entries: readonly GlossaryEntry[] }[];
}

/** Selects all terms, sorted by the language's alphabet: in Turkish, ı comes before i, and Ş after S. */
export function selectGlossary({
  glossary,
  locale,
}: Pick<SiteContext, 'glossary' | 'locale'>): GlossaryModel {
  const { iso } = localeOf(locale);
  const sorted = [...glossary.values()].toSorted((a, b) => byAlphabet(a.term, b.term, locale));
  const byLetter = Map.groupBy(sorted, ({ term }) => term.charAt(0).toLocaleUpperCase(iso));
  return { letters: [...byLetter].map(([letter, entries]) => ({ letter, entries })) };
}
