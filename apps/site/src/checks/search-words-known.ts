import type { Check } from '@vpn-site/content/checks/check.ts';
import { readGlossary } from '@vpn-site/content/data-files.ts';
import type { Problem, Severity } from '@vpn-site/content/problem.ts';
import { readSearchWords, searchWordsFilePath } from '@vpn-site/content/search-words.ts';
import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import { isFields } from '@vpn-site/core/fields/fields.ts';
import { isPartialLocale, type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { foldedStems } from '#search/search-language.ts';

/** What readers ask for leads to a page, a term or a fact that exists, and no word stands for two. */
export const searchWordsKnown: Check = ({ contentFiles, factFiles, data }) => {
  const documents = new Set(contentFiles.map(({ id }) => id));
  const keys = new Set(
    factFiles.flatMap(({ data: fields }) =>
      isFields(fields) && isFields(fields.keys) ? Object.keys(fields.keys) : [],
    ),
  );
  return localeCodes
    .filter((locale) => !isPartialLocale(locale) || data.has(searchWordsFilePath(locale)))
    .flatMap((locale) => {
      const { same, pages, facts } = readSearchWords(data, locale);
      const terms = readGlossary(data, locale).map(({ id }) => `terms/${id}`);
      return [
        // Who takes a page away need not know of this: the words lead nowhere until they are taken away too.
        ...unknown(locale, 'page or term', Object.keys(pages), [...documents, ...terms], 'advice'),
        ...unknown(locale, 'fact', Object.keys(facts), [...keys], 'error'),
        ...twice(locale, same),
      ];
    });
};

function unknown(
  locale: LocaleCode,
  what: string,
  named: readonly string[],
  known: readonly string[],
  severity: Severity,
): Problem[] {
  return named
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearestName(name, known);
      return {
        file: searchWordsFilePath(locale),
        message: `There is no ${what} "${name}".`,
        remedy: near === undefined ? 'Remove it.' : `Did you mean "${near}"?`,
        severity,
        about: { paths: [name] },
      };
    });
}

/** Compared as search compares them: without marks and endings. */
function twice(locale: LocaleCode, same: readonly (readonly string[])[]): Problem[] {
  const groups = new Map<string, Set<number>>();
  for (const [index, group] of same.entries()) {
    for (const word of group) {
      const stems = foldedStems(word, locale).join(' ');
      groups.set(stems, (groups.get(stems) ?? new Set()).add(index));
    }
  }
  return [...groups]
    .filter(([, indexes]) => indexes.size > 1)
    .map(([stems]) => ({
      file: searchWordsFilePath(locale),
      message: `"${stems}" stands in two groups of words that mean the same.`,
      remedy: 'Leave it in one of them.',
    }));
}
