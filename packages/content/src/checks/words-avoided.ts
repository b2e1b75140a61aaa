import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AvoidedWord, avoidedWords } from '@vpn-site/core/document/text-rules.ts';
import { type LocaleCode, localeCodes, type PerLocale } from '@vpn-site/core/locale/locale-table.ts';
import { correctionsFilePath, footerFilePath, menuFilePath, siteFilePath } from '../data-files.ts';
import { type FactFile, problemAt } from '../facts/fact-file.ts';
import { stringsNamed } from '../facts/fact-tree.ts';
import type { Problem } from '../problem.ts';
import { projectPath } from '../project-path.ts';
import { searchWordsFilePath } from '../search-words.ts';
import { readAvoidedWords } from '../word-lists.ts';
import type { Check } from './check.ts';

/**
 * Matches text that readers never see: comments, ids, slugs and addresses, and the names of messages, of their tags and of
 * attributes.
 */
const hiddenText =
  /^\s*# .*|^[\s-]*(?:id|slug): .*|^\s*"[^"]*":|<\/?[\w-]+>|[\w-]+="[^"\s]*"|\{% #[\w-]+ %\}|\]\([^)]*\)/g;

/** Files with texts in all languages. */
const inEveryLanguage = [siteFilePath, menuFilePath, footerFilePath, correctionsFilePath];

/** The folder of earlier methodologies. They stay as they were published. */
const earlierMethod = 'facts/methodology/history/';

/** Texts, terms, messages, labels and notes contain no words that the site has agreed to avoid. */
export const wordsAvoided: Check = ({ root, factFiles, data }) => {
  const avoided = readAvoidedWords(data);
  return [
    ...localeCodes.flatMap((locale) =>
      filesIn(root, locale).flatMap((file) => inText(root, file, avoided[locale] ?? [])),
    ),
    ...factFiles
      .filter(({ file }) => !file.startsWith(earlierMethod))
      .flatMap((file) => inFacts(file, avoided)),
    ...inEveryLanguage.filter((file) => data.has(file)).flatMap((file) => inFacts(data.open(file), avoided)),
  ];
};

function filesIn(root: string, locale: LocaleCode): string[] {
  return [
    `messages/${locale}.json`,
    ...globSync(`content/**/*.${locale}.{md,yaml}`, { cwd: root })
      .map((file) => projectPath(root, file))
      // Search words are what readers type, so they are exempt.
      .filter((file) => file !== searchWordsFilePath(locale))
      .toSorted(),
  ];
}

function inText(root: string, file: string, list: readonly AvoidedWord[]): Problem[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      avoidedWords(line.replaceAll(hiddenText, ' '), list).map((found) => ({
        file,
        line: index + 1,
        ...describeAvoidedWord(found),
      })),
    );
}

function inFacts(file: FactFile, avoided: PerLocale<readonly AvoidedWord[] | undefined>): Problem[] {
  return stringsNamed(file, localeCodes).flatMap(({ path, name, text }) =>
    avoidedWords(text, avoided[name as LocaleCode] ?? []).map((found) => {
      const { message, remedy, ...severity } = describeAvoidedWord(found);
      return { ...problemAt(file, path, message, remedy), ...severity };
    }),
  );
}

function describeAvoidedWord({
  words,
  instead,
  isAdvice,
}: AvoidedWord): Pick<Problem, 'message' | 'remedy' | 'severity'> {
  return isAdvice
    ? { message: `"${words}" is British.`, remedy: `We usually write: ${instead}.`, severity: 'advice' }
    : {
        message: `"${words}" is a word that the site does not use.`,
        remedy: `Write instead: ${instead}.`,
      };
}
