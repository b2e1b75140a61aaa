import { readContentFiles } from '#catalog/content-files.ts';
import { readFactFiles } from '#catalog/facts/fact-file.ts';
import { projectPath } from '#catalog/project-path.ts';
import { stampTranslations } from '#catalog/translations/stamp-translations.ts';
import {
  type Translation,
  type TranslationState,
  translationStates,
} from '#catalog/translations/translation-states.ts';
import { untranslatedNotes } from '#catalog/translations/untranslated-notes.ts';
import { runTool, UsageError } from './run-tool.ts';
import { translationArguments } from './translations/translation-arguments.ts';

const states: readonly TranslationState[] = ['current', 'behind', 'no record', 'missing', 'not yet'];

/** npm run translations: every translation and what to do; -- --stamp <file…|all> after it was compared. */
await runTool(() => {
  const root = process.cwd();
  const { isStrict, stamped } = translationArguments(process.argv.slice(2));
  if (stamped === 'all' || stamped.length > 0) stamp(root, stamped);

  const translations = translationStates(root, readContentFiles(root));
  for (const translation of translations) {
    console.log(`${translation.state.padEnd(9)}  ${translation.file}${todo(translation)}`);
  }
  const counts = states.map(
    (state) => `${translations.filter((one) => one.state === state).length} ${state}`,
  );
  console.log(`\n${translations.length} translations: ${counts.join(', ')}.`);
  const notes = untranslatedNotes(readFactFiles(root));
  for (const { file, line, path, locale } of notes) {
    console.log(`${locale.padEnd(9)}  ${file}:${line}\n  → write ${path.join('.')} in this language too`);
  }
  console.log(`${notes.length} notes and scopes of facts are shown in English for want of a translation.`);
  if (isStrict && translations.some(({ state }) => state !== 'current' && state !== 'not yet'))
    process.exitCode = 1;
});

function todo({ file, original, state }: Translation): string {
  if (state === 'current') return '';
  if (state === 'missing' || state === 'not yet')
    return file === original ? '\n  → write the original' : `\n  → translate ${original}`;
  return `\n  → compare with ${original}, then: npm run translations -- --stamp ${file}`;
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
  if (left.length > 0) throw new UsageError(`No translation is at ${left.join(', ')}.`);
}
