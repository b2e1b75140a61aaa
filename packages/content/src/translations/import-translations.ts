import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { stringify } from 'yaml';
import { setYamlTexts, type YamlTextEdit } from '../editing/set-yaml-texts.ts';
import { localeWordsPath, readLocaleWords } from '../locale-words.ts';
import { type MessageTree, readMessageFiles } from '../message-files.ts';
import { argumentProblems, icuProblems, type MessageProblem, pluralProblems } from '../message-problems.ts';
import { type Problem, ProblemsError } from '../problem.ts';
import { readWrittenFiles } from '../written-files.ts';
import { glossaryEdit, glossaryProblems } from './glossary-texts.ts';
import { fuzzyFlag, type ReadPoEntry } from './po-file.ts';
import { type TranslatableText, translatableTexts } from './translatable-texts.ts';
import type { YamlText } from './yaml-texts.ts';

export interface TranslationImport {
  /** The new content of each file that changes. */
  readonly files: ReadonlyMap<string, string>;
  readonly changed: number;
  /** The number of translations marked as fuzzy, which are skipped. */
  readonly fuzzy: number;
}

/** A translation that is imported, and its text. */
interface AcceptedTranslation {
  readonly text: TranslatableText;
  readonly entry: ReadPoEntry;
}

/**
 * Returns the files of a language with the translations of a PO file. Throws if one of them is broken or belongs to no
 * text, so that none is imported. Entries without a translation change nothing.
 */
export function importTranslations(
  root: string,
  locale: LocaleCode,
  po: { readonly file: string; readonly entries: readonly ReadPoEntry[] },
): TranslationImport {
  const known = new Map(
    translatableTexts(readWrittenFiles(root), locale).map((text) => [identity(text.entry), text]),
  );
  const isFuzzy = ({ flags }: ReadPoEntry) => flags.includes(fuzzyFlag);
  const offered = po.entries.filter(({ translation }) => translation !== '');
  const judged = offered
    .filter((entry) => !isFuzzy(entry))
    .map((entry) => ({ entry, text: known.get(identity(entry)) }));
  const translatedBefore = [...known.values()].filter(({ entry }) => entry.translation !== '');
  const contexts = new Set([...judged, ...translatedBefore].map(({ entry }) => entry.context));
  const hasContext = (context: string) => contexts.has(context);
  const problems = judged.flatMap(({ entry, text }): Problem[] =>
    (text ? translationProblems(text, entry, locale, hasContext) : [unknownText(entry)]).map((found) => ({
      file: po.file,
      line: entry.line,
      ...found,
    })),
  );
  if (problems.length > 0) throw new ProblemsError(problems);
  const accepted = judged.filter(
    (one): one is AcceptedTranslation =>
      one.text !== undefined && one.text.entry.translation !== one.entry.translation,
  );
  return {
    files: new Map([
      ...messageEdits(root, locale, accepted),
      ...yamlEdits(root, locale, accepted),
      ...glossaryEdit(root, locale, accepted.flatMap(glossaryWords)),
    ]),
    changed: accepted.length,
    fuzzy: offered.filter(isFuzzy).length,
  };
}

function glossaryWords({ text, entry }: AcceptedTranslation) {
  return text.kind === 'glossary' ? [{ text: text.text, words: entry.translation }] : [];
}

function identity({ context, original }: Pick<ReadPoEntry, 'context' | 'original'>): string {
  return JSON.stringify([context, original]);
}

function unknownText({ context, original }: ReadPoEntry): MessageProblem {
  return {
    message: `The site has no text "${original}" (${context}), or its wording has changed.`,
    remedy: 'Export again and merge the translations: msgmerge old.po new.po > merged.po.',
  };
}

function translationProblems(
  text: TranslatableText,
  { translation }: ReadPoEntry,
  locale: LocaleCode,
  hasContext: (context: string) => boolean,
): MessageProblem[] {
  const { original } = text.entry;
  if (text.kind === 'glossary') return glossaryProblems(text.text, translation, hasContext);
  if (text.kind === 'message') {
    return [
      ...icuProblems(text.key, translation),
      ...argumentProblems(text.key, translation, {
        file: `messages/${defaultLocale}.json`,
        message: original,
      }),
      ...pluralProblems(text.key, translation, locale),
    ];
  }
  const [wanted, got] = [original, translation].map((words) => placeholders(words).join(' '));
  if (wanted === got) return [];
  return [
    {
      message: `The translation of "${original}" has the wrong placeholders: ${got || 'none'} instead of ${wanted || 'none'}.`,
      remedy: wanted ? `Use exactly: ${wanted}.` : 'Use none.',
    },
  ];
}

/** Returns the placeholders in a text, such as {year}. */
function placeholders(words: string): string[] {
  return [...new Set(words.match(/\{[^{}]*\}/g))].toSorted();
}

function messageEdits(
  root: string,
  locale: LocaleCode,
  accepted: readonly AcceptedTranslation[],
): [string, string][] {
  const words = new Map(
    accepted.flatMap(({ text, entry }) => (text.kind === 'message' ? [[text.key, entry.translation]] : [])),
  );
  if (words.size === 0) return [];
  const files = readMessageFiles(root);
  const treeOf = (code: LocaleCode) => files.find((file) => file.locale === code)?.tree ?? {};
  const tree = mergedMessages(treeOf(defaultLocale), treeOf(locale), words);
  return [[`messages/${locale}.json`, `${JSON.stringify(tree, null, 2)}\n`]];
}

/** Returns the messages of a language with new ones, each after the message that it follows in the original. */
function mergedMessages(
  original: MessageTree,
  own: MessageTree,
  words: ReadonlyMap<string, string>,
  prefix = '',
): MessageTree {
  const merged = Object.entries(own);
  let last = -1;
  for (const [key, value] of Object.entries(original)) {
    const at = merged.findIndex(([present]) => present === key);
    const before = own[key];
    const after =
      typeof value === 'string'
        ? (words.get(prefix + key) ?? before)
        : mergedMessages(value, typeof before === 'object' ? before : {}, words, `${prefix}${key}.`);
    const isEmpty = after === undefined || (typeof after === 'object' && Object.keys(after).length === 0);
    if (at !== -1) {
      last = at;
      merged[at] = [key, after ?? ''];
    } else if (!isEmpty) {
      last += 1;
      merged.splice(last, 0, [key, after]);
    }
  }
  return Object.fromEntries(merged);
}

/**
 * Returns the edited YAML files. A translation is written next to the other languages if its language is already in that
 * file, otherwise into the language's own file.
 */
function yamlEdits(
  root: string,
  locale: LocaleCode,
  accepted: readonly AcceptedTranslation[],
): [string, string][] {
  const changed = accepted.flatMap(({ text, entry }) =>
    text.kind === 'words' ? [{ text: text.text, words: entry.translation }] : [],
  );
  const beside = changed.flatMap(({ text, words }) =>
    text.positions
      .filter(({ isInline: isBeside }) => isBeside)
      .map(({ file, path }) => ({ file, path: [...path, locale], text: words })),
  );
  const own = changed.filter(({ text }) => text.positions.some(({ isInline: isBeside }) => !isBeside));
  return [
    ...[...Map.groupBy(beside, ({ file }) => file)].map(([file, edits]): [string, string] => [
      file,
      setYamlTexts(readFileSync(join(root, file), 'utf8'), edits),
    ]),
    ...(own.length === 0 ? [] : [localeWordsEdit(root, locale, own)]),
  ];
}

interface ChangedWords {
  readonly text: YamlText;
  readonly words: string;
}

/** Returns the words file of a language with changed texts. New ones are at the end, each on its own line. */
function localeWordsEdit(
  root: string,
  locale: LocaleCode,
  changed: readonly ChangedWords[],
): [string, string] {
  const file = localeWordsPath(locale);
  const path = join(root, file);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const present = readLocaleWords(root).get(locale) ?? {};
  const edits: YamlTextEdit[] = [];
  const added: string[] = [];
  for (const { text, words } of changed) {
    if (text.original in present) edits.push({ path: [text.original], text: words });
    else added.push(stringify({ [text.original]: words }, { lineWidth: 0, simpleKeys: true }));
  }
  const edited = setYamlTexts(source, edits);
  return [file, edited + (edited === '' || edited.endsWith('\n') ? '' : '\n') + added.join('')];
}
