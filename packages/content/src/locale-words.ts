import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFields } from '@vpn-site/core/fields/fields.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { parse } from 'yaml';
import { cachedReading } from './cached-readings.ts';
import { ProblemsError } from './problem.ts';

/** Translations by language, keyed by the English text. */
export type LocaleWords = ReadonlyMap<LocaleCode, Readonly<Record<string, string>>>;

export function localeWordsPath(locale: LocaleCode): string {
  return `content/data/words.${locale}.yaml`;
}

/**
 * Reads the translations of texts in files that all languages share (facts, menus, the name of the site). Each language has
 * its own file, keyed by the English text, so that adding or removing a language does not change the shared files.
 */
export function readLocaleWords(root: string): LocaleWords {
  const texts = localeCodes.map((locale) => {
    const path = join(root, localeWordsPath(locale));
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  });
  return cachedReading(
    'words',
    [...localeCodes, ...texts],
    () =>
      new Map(
        localeCodes.flatMap((locale, index) => {
          const text = texts[index];
          return text === undefined ? [] : [[locale, wordsIn(localeWordsPath(locale), text)] as const];
        }),
      ),
  );
}

function wordsIn(file: string, text: string): Readonly<Record<string, string>> {
  const words = yamlOf(text);
  if (isFields(words) && Object.values(words).every((word) => typeof word === 'string')) {
    return words as Record<string, string>;
  }
  const remedy = 'Write one line per text: "the English text": "the translation".';
  throw new ProblemsError([{ file, message: 'The file is not a table of texts.', remedy }]);
}

function yamlOf(text: string): unknown {
  try {
    return parse(text, { schema: 'core' });
  } catch {
    return undefined;
  }
}
