import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { readContentFiles } from '#catalog/content-files.ts';
import { projectPath } from '#catalog/project-path.ts';
import { stampTranslations } from '#catalog/translations/stamp-translations.ts';
import {
  type Translation,
  type TranslationState,
  translationStates,
} from '#catalog/translations/translation-states.ts';
import { runTool, UsageError } from './run-tool.ts';
import { originalChanges } from './translations/original-changes.ts';
import { translationArguments } from './translations/translation-arguments.ts';
import type { DifferingPart } from './upkeep/word-difference.ts';

const states: readonly TranslationState[] = ['current', 'behind', 'no record', 'missing', 'not yet'];

/** npm run translations: every translation and what to do; -- --diff <file…>: what changed; -- --stamp <file…|all> when followed. */
await runTool(() => {
  const root = process.cwd();
  const { isStrict, stamped, compared } = translationArguments(process.argv.slice(2));
  if (compared.length > 0) {
    compare(root, compared);
    return;
  }
  if (stamped === 'all' || stamped.length > 0) stamp(root, stamped);

  const translations = translationStates(root, readContentFiles(root));
  for (const translation of translations) {
    console.log(`${translation.state.padEnd(9)}  ${translation.file}${todo(translation)}`);
  }
  const counts = states.map(
    (state) => `${translations.filter((one) => one.state === state).length} ${state}`,
  );
  console.log(`\n${translations.length} translations: ${counts.join(', ')}.`);
  if (isStrict && translations.some(({ state }) => state !== 'current' && state !== 'not yet'))
    process.exitCode = 1;
});

function todo({ file, original, state }: Translation): string {
  if (state === 'current') return '';
  if (state === 'missing' || state === 'not yet')
    return file === original ? '\n  → write the original' : `\n  → translate ${original}`;
  const how = state === 'behind' ? `npm run translations -- --diff ${file}` : `compare with ${original}`;
  return `\n  → ${how}, then: npm run translations -- --stamp ${file}`;
}

function compare(root: string, wanted: readonly string[]): void {
  const translations = translationStates(root, readContentFiles(root));
  for (const asked of wanted) {
    const path = projectPath(root, asked);
    const translation = translations.find(({ file }) => file === path);
    if (!translation) throw new UsageError(`No translation is at ${path}.`);
    console.log(comparison(root, translation));
  }
}

function comparison(root: string, { file, original, follows, state }: Translation): string {
  if (state === 'current') return `${file} is current: nothing has changed in ${original}.\n`;
  if (follows === undefined) return `${file} does not say what it follows: compare all of ${original}.\n`;
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

/** As git writes it, so that it can be read without colours. */
function marked({ text, mark }: DifferingPart): string {
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
  if (left.length > 0) throw new UsageError(`No translation is at ${left.join(', ')}.`);
}
