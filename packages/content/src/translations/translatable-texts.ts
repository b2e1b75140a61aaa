import { defaultLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { argumentNames, parseIcuMessage, pluralArguments } from '../icu-message.ts';
import { flattenMessages, lineOfMessage, type MessageFile } from '../message-files.ts';
import { neededCategories } from '../message-problems.ts';
import type { WrittenFiles } from '../written-files.ts';
import { type GlossaryText, glossaryTexts } from './glossary-texts.ts';
import type { PoEntry } from './po-file.ts';
import { readYamlTexts, type YamlText } from './yaml-texts.ts';

/** A text that can be translated outside of the project: its entry for translators, and where the translation is stored. */
export type TranslatableText =
  | { readonly kind: 'message'; readonly key: string; readonly entry: PoEntry }
  | { readonly kind: 'words'; readonly text: YamlText; readonly entry: PoEntry }
  | { readonly kind: 'glossary'; readonly text: GlossaryText; readonly entry: PoEntry };

/** Returns the files that use a message, by dotted key. */
export type MessageUses = (key: string) => readonly string[];

/**
 * Returns every text except documents: messages in the order of the English file, texts of files that all languages share,
 * and the glossary.
 */
export function translatableTexts(
  files: WrittenFiles,
  locale: LocaleCode,
  usesOf: MessageUses = () => [],
): TranslatableText[] {
  return [
    ...messageTexts(files.messageFiles, locale, usesOf),
    ...wordTexts(files, locale),
    ...glossaryTexts(files.data, locale).map((text) => ({ kind: 'glossary', ...text }) as const),
  ];
}

function messageTexts(
  files: readonly MessageFile[],
  locale: LocaleCode,
  usesOf: MessageUses,
): TranslatableText[] {
  const fileOf = (code: LocaleCode): MessageFile | undefined => files.find((file) => file.locale === code);
  const originals = fileOf(defaultLocale);
  const own = new Map(flattenMessages(fileOf(locale)?.tree ?? {}));
  if (!originals) return [];
  return flattenMessages(originals.tree).map(([key, original]) => ({
    kind: 'message',
    key,
    entry: {
      context: key,
      original,
      translation: own.get(key) ?? '',
      references: [...usesOf(key), `${originals.file}:${lineOfMessage(originals.text, key)}`],
      notes: messageNotes(original, locale),
      // Weblate knows this flag; other tools ignore it.
      flags: ['icu-message-format'],
    },
  }));
}

/** Returns notes for translators: the arguments that they must keep, and the plural forms that the language needs. */
function messageNotes(original: string, locale: LocaleCode): string[] {
  const parsed = parseIcuMessage(original);
  if (!parsed.ok) return [];
  const names = [...new Set(argumentNames(parsed.elements))];
  const plurals = pluralArguments(parsed.elements).map(
    ({ name, type }) => `Forms of {${name}} in this language: ${neededCategories(locale, type).join(', ')}`,
  );
  return [...(names.length === 0 ? [] : [`Keep: ${names.join(' ')}`]), ...new Set(plurals)];
}

function wordTexts(files: WrittenFiles, locale: LocaleCode): TranslatableText[] {
  const texts = readYamlTexts(files, locale);
  const byOriginal = Map.groupBy(texts, ({ original }) => original);
  return texts.map((text) => {
    const { original, translation = '', positions: places } = text;
    const isOnly = byOriginal.get(original)?.length === 1;
    const fields = places.map(({ path }) => path.join('.'));
    return {
      kind: 'words',
      text,
      entry: {
        // Equal texts with two translations are distinguished by the first position of each.
        context: isOnly ? 'words' : `words ${places[0]?.file} ${fields[0]}`,
        original,
        translation,
        references: places.map(({ file, line }) => `${file}:${line}`),
        notes: [`Field: ${fields[0]}`],
        flags: [],
      },
    };
  });
}
