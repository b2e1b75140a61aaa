import type { Check } from '@vpn-site/content/checks/check.ts';
import { readGlossary } from '@vpn-site/content/data-files.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { readSearchWords, searchWordsFilePath } from '@vpn-site/content/search-words.ts';
import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import type { Severity } from '@vpn-site/core/document/problem-data.ts';
import { isFields } from '@vpn-site/core/fields/fields.ts';
import { isPartialLocale, type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { foldedStems } from '#search/search-language.ts';

/** Checks that search words belong to an existing page, term or fact, and that no word is in two groups of synonyms. */
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
        // Only advice, so that an editor who removes a page need not know of its search words. They have no effect until
        // they are removed too.
        ...unknownNames(locale, 'page or term', Object.keys(pages), [...documents, ...terms], 'advice'),
        ...unknownNames(locale, 'fact', Object.keys(facts), [...keys], 'error'),
        ...duplicateWords(locale, same),
      ];
    });
};

function unknownNames(
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

/** Reports words in two groups. Like search, it compares words without diacritics and endings. */
function duplicateWords(locale: LocaleCode, same: readonly (readonly string[])[]): Problem[] {
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
      message: `"${stems}" is in two groups of synonyms.`,
      remedy: 'Keep it in one of them.',
    }));
}
