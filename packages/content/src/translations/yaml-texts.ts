import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, isPartialLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { parseFactFile } from '../facts/fact-file.ts';
import { everyValue, type Path } from '../facts/fact-tree.ts';
import { isPerLanguage } from '../facts/site-languages.ts';
import { readLocaleWords } from '../locale-words.ts';

/** Where a text stands in a file of all languages. */
export interface TextPlace {
  readonly file: string;
  /** Down to the text, without the language. */
  readonly path: Path;
  readonly line: number;
  /** Whether the language stands there beside the others; otherwise it is in the language's own file, if anywhere. */
  readonly isBeside: boolean;
}

/** A text in files of all languages: facts, menus, the settings of the site. */
export interface YamlText {
  readonly original: string;
  readonly translation: string | undefined;
  readonly places: readonly TextPlace[];
}

/** Addresses by language are no words. */
const addressField = 'pathI18n';
const menuLabel = 'labelI18n';

/**
 * Every text in files of all languages with what it is in one language. The same words with the same translation are one
 * text, wherever they stand.
 */
export function readYamlTexts(root: string, locale: LocaleCode): YamlText[] {
  const words = readLocaleWords(root).get(locale) ?? {};
  const placed = sharedFiles(root).flatMap((file) => textsIn(root, file, locale));
  const grouped = Map.groupBy(placed, ({ original, own }) =>
    JSON.stringify([original, own ?? words[original]]),
  );
  return [...grouped.values()].flatMap((group) =>
    group.slice(0, 1).map(({ original, own }) => ({
      original,
      translation: own ?? words[original],
      places: group.map(({ place }) => place),
    })),
  );
}

/** Files whose name ends in a language are that language's own. */
function sharedFiles(root: string): string[] {
  return globSync(['facts/**/*.yaml', 'content/data/*.yaml'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.[a-z]{2}\.yaml$/.test(file))
    .toSorted();
}

interface PlacedText {
  readonly original: string;
  readonly own: string | undefined;
  readonly place: TextPlace;
}

function textsIn(root: string, file: string, locale: LocaleCode): PlacedText[] {
  const source = readFileSync(join(root, file), 'utf8');
  // Most of what is written under facts/ are captures without a word.
  if (!source.includes(`${defaultLocale}:`)) return [];
  const written = parseFactFile(file, source);
  return [...everyValue(written.raw)].flatMap(({ path, value }) => {
    if (!isPerLanguage(value) || path.at(-1) === addressField) return [];
    const { [defaultLocale]: original, [locale]: own } = value;
    if (typeof original !== 'string' || original === '') return [];
    const isBeside = typeof own === 'string';
    // An entry of a menu may be meant for some languages only.
    if (!isBeside && path.at(-1) === menuLabel && !isPartialLocale(locale)) return [];
    const place = { file, path, line: written.lineOf(path), isBeside };
    return [{ original, own: isBeside ? own : undefined, place }];
  });
}
