import { globSync } from 'node:fs';
import { defaultLocale, isPartialLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { FactFile } from '../facts/fact-file.ts';
import { everyValue, type Path } from '../facts/fact-tree.ts';
import { isPerLanguage } from '../facts/site-languages.ts';
import type { WrittenFiles } from '../written-files.ts';

/** The position of a text in a file that all languages share. */
export interface TextPosition {
  readonly file: string;
  /** The path of the text, without the language. */
  readonly path: Path;
  readonly line: number;
  /**
   * Whether the translation is in this file next to the other languages. Otherwise it is in the language's own file, if it
   * exists.
   */
  readonly isInline: boolean;
}

/** A text in files that all languages share: facts, menus, the settings of the site. */
export interface YamlText {
  readonly original: string;
  readonly translation: string | undefined;
  readonly positions: readonly TextPosition[];
}

/** The field with addresses by language, which are not texts. */
const addressField = 'pathI18n';
const menuLabel = 'labelI18n';

/**
 * Returns every text in shared files with its translation to one language. The same words with the same translation are one
 * text, wherever they occur.
 */
export function readYamlTexts(files: WrittenFiles, locale: LocaleCode): YamlText[] {
  const words = files.data.words.get(locale) ?? {};
  const placed = sharedFiles(files).flatMap((file) => textsIn(file, locale));
  const grouped = Map.groupBy(placed, ({ original, own }) =>
    JSON.stringify([original, own ?? words[original]]),
  );
  return [...grouped.values()].flatMap((group) =>
    group.slice(0, 1).map(({ original, own }) => ({
      original,
      translation: own ?? words[original],
      positions: group.map(({ position }) => position),
    })),
  );
}

/** Returns the shared files. A file whose name ends in a language belongs only to that language. */
function sharedFiles({ root, data, factFiles }: WrittenFiles): FactFile[] {
  const dataFiles = globSync('content/data/*.yaml', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.[a-z]{2}\.yaml$/.test(file))
    .toSorted();
  return [...dataFiles.map((file) => data.open(file)), ...factFiles];
}

interface LocatedText {
  readonly original: string;
  readonly own: string | undefined;
  readonly position: TextPosition;
}

function textsIn(written: FactFile, locale: LocaleCode): LocatedText[] {
  return [...everyValue(written.raw)].flatMap(({ path, value }) => {
    if (!isPerLanguage(value) || path.at(-1) === addressField) return [];
    const { [defaultLocale]: original, [locale]: own } = value;
    if (typeof original !== 'string' || original === '') return [];
    const isInline = typeof own === 'string';
    // A menu entry may be meant for some languages only.
    if (!isInline && path.at(-1) === menuLabel && !isPartialLocale(locale)) return [];
    const position = { file: written.file, path, line: written.lineOf(path), isInline: isInline };
    return [{ original, own: isInline ? own : undefined, position: position }];
  });
}
