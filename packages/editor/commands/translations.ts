import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { styleText } from 'node:util';
import { runTool, UsageError } from '@vpn-site/cli/run-tool.ts';
import { readContentFiles } from '@vpn-site/content/content-files.ts';
import { projectPath } from '@vpn-site/content/project-path.ts';
import { importTranslations } from '@vpn-site/content/translations/import-translations.ts';
import { poText, readPo } from '@vpn-site/content/translations/po-file.ts';
import { stampTranslations } from '@vpn-site/content/translations/stamp-translations.ts';
import { translatableTexts } from '@vpn-site/content/translations/translatable-texts.ts';
import { translationCounts } from '@vpn-site/content/translations/translation-counts.ts';
import {
  type Translation,
  type TranslationState,
  translationStates,
} from '@vpn-site/content/translations/translation-states.ts';
import { untranslatedNotes } from '@vpn-site/content/translations/untranslated-notes.ts';
import { readWrittenFiles } from '@vpn-site/content/written-files.ts';
import {
  defaultLocale,
  isLocaleCode,
  type LocaleCode,
  localeCodes,
} from '@vpn-site/core/locale/locale-table.ts';
import type { DiffPart } from '@vpn-site/upkeep/word-difference.ts';
import { messageUses } from '#translations/message-uses.ts';
import { originalChanges } from '#translations/original-changes.ts';
import { shareLine } from '#translations/share-line.ts';
import { translationArguments } from '#translations/translation-arguments.ts';

const states: readonly TranslationState[] = ['current', 'behind', 'no record', 'missing', 'not yet'];

const translated = localeCodes.filter((code) => code !== defaultLocale);

/**
 * npm run site -- translations: lists every translation that is not current, and what to do. -- --diff <file…> shows what
 * changed in the original. -- --stamp <file…|all> records that a translation follows the current original. -- --export
 * <language> and -- --import <file> are for everything except documents.
 */
await runTool(() => {
  const root = process.cwd();
  const asked = translationArguments(process.argv.slice(2));
  if (asked.action === 'export') return exportWords(root, translatedLocale(asked.language));
  if (asked.action === 'import') return importWords(root, asked.file);
  if (asked.action === 'compare') return compare(root, asked.files);
  if (asked.action === 'stamp') stamp(root, asked.files);
  list(root, asked.action === 'list' && asked.isStrict);
});

function list(root: string, isStrict: boolean): void {
  const files = readWrittenFiles(root);
  const translations = translationStates(root, files.contentFiles);
  // Current translations need nothing, so they are only counted.
  for (const translation of translations.filter(({ state }) => state !== 'current')) {
    console.log(`${translation.state.padEnd(9)}  ${translation.file}${todo(translation)}`);
  }
  const counts = states.map(
    (state) => `${translations.filter((one) => one.state === state).length} ${state}`,
  );
  console.log(`\n${translations.length} translations: ${counts.join(', ')}.\n`);
  const notes = untranslatedNotes(files.factFiles);
  for (const { file, line, path, locale } of notes) {
    console.log(`${locale.padEnd(9)}  ${file}:${line}\n  → write ${path.join('.')} in this language too`);
  }
  console.log(`${notes.length} notes and scopes of facts have no translation and appear in English.\n`);
  for (const locale of translated) console.log(shareLine(locale, translationCounts(files, locale)));
  if (isStrict && translations.some(({ state }) => state !== 'current' && state !== 'not yet'))
    process.exitCode = 1;
}

function todo({ file, original, state }: Translation): string {
  if (state === 'current') return '';
  if (state === 'missing' || state === 'not yet')
    return file === original ? '\n  → write the original' : `\n  → translate ${original}`;
  const how = state === 'behind' ? `npm run site -- translations --diff ${file}` : `compare with ${original}`;
  return `\n  → ${how}, then: npm run site -- translations --stamp ${file}`;
}

function compare(root: string, wanted: readonly string[]): void {
  const translations = translationStates(root, readContentFiles(root));
  for (const asked of wanted) {
    const path = projectPath(root, asked);
    const translation = translations.find(({ file }) => file === path);
    if (!translation) throw new UsageError(`There is no translation at ${path}.`);
    console.log(comparison(root, translation));
  }
}

function comparison(root: string, { file, original, follows, state }: Translation): string {
  if (state === 'current') return `${file} is current: nothing has changed in ${original}.\n`;
  if (follows === undefined)
    return `${file} does not say which revision it follows. Compare all of ${original}.\n`;
  const now = readFileSync(join(root, original), 'utf8');
  const changes = originalChanges(root, original, now, follows);
  if (!changes.found) {
    process.exitCode = 1;
    return `${file}: ${changes.reason}\n`;
  }
  const lines = changes.lines.map(
    ({ line, parts }) => `${original}:${line}\n  ${parts.map(marked).join('')}\n`,
  );
  return [`${file} follows ${original} of ${changes.day}. Since then:\n`, ...lines].join('\n');
}

/** Marks changes as git does, so that they are visible without colors. */
function marked({ text, mark }: DiffPart): string {
  if (mark === 'added') return styleText('green', `{+${text}+}`);
  return mark === 'removed' ? styleText('red', `[-${text}-]`) : text;
}

function stamp(root: string, wanted: 'all' | readonly string[]): void {
  if (wanted === 'all') {
    console.log(`Stamped ${stampTranslations(root).length} translations.\n`);
    return;
  }
  const files = wanted.map((file) => projectPath(root, file));
  const done = stampTranslations(root, ({ file }) => files.includes(file)).map(({ file }) => file);
  const left = files.filter((file) => !done.includes(file));
  console.log(`Stamped ${done.length} of ${files.length}.\n`);
  if (left.length > 0) throw new UsageError(`There is no translation at ${left.join(', ')}.`);
}

function exportWords(root: string, locale: LocaleCode): void {
  const texts = translatableTexts(readWrittenFiles(root), locale, messageUses(root));
  process.stdout.write(
    poText(
      locale,
      texts.map(({ entry }) => entry),
    ),
  );
}

/** Imports a PO file. The language comes from its header, otherwise from its name. */
function importWords(root: string, file: string): void {
  const { language = basename(file, '.po'), entries } = readPo(file, readFileSync(resolve(file), 'utf8'));
  const locale = translatedLocale(language);
  const { files, changed, fuzzy } = importTranslations(root, locale, { file, entries });
  for (const [name, text] of files) writeFileSync(join(root, name), text);
  console.log(`${changed} changed${[...files.keys()].map((name) => `\n  ${name}`).join('')}`);
  if (fuzzy > 0) console.log(`${fuzzy} left out, because they are marked as fuzzy.`);
  console.log(shareLine(locale, translationCounts(readWrittenFiles(root), locale)));
}

function translatedLocale(language: string): LocaleCode {
  if (isLocaleCode(language) && language !== defaultLocale) return language;
  throw new UsageError(
    `The site has no translations into "${language}". The languages are ${translated.join(', ')}. To add one, see docs/editors/locales.md.`,
  );
}
