import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { avoidedWords } from '#domain/document/text-rules.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { projectPath } from '../project-path.ts';
import { searchWordsFilePath } from '../search-words.ts';
import { readAvoidedWords } from '../word-lists.ts';
import type { Check } from './check.ts';

/** The name of a message is not shown to anybody. */
const messageName = /^\s*"[^"]*":/;

/** Texts, terms and messages do without the words that the site has agreed not to use. */
export const wordsAvoided: Check = ({ root }) => {
  const avoided = readAvoidedWords(root);
  return localeCodes.flatMap((locale) =>
    filesIn(root, locale).flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          avoidedWords(line.replace(messageName, ''), avoided[locale] ?? []).map(({ words, instead }) => ({
            file,
            line: index + 1,
            message: `"${words}" is a word that the site does not use.`,
            remedy: `Write instead: ${instead}.`,
          })),
        ),
    ),
  );
};

function filesIn(root: string, locale: LocaleCode): string[] {
  return [
    `messages/${locale}.json`,
    ...globSync(`content/**/*.${locale}.{md,yaml}`, { cwd: root })
      .map((file) => projectPath(root, file))
      // What readers type is theirs.
      .filter((file) => file !== searchWordsFilePath(locale))
      .toSorted(),
  ];
}
