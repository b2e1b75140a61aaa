import { type Day, isDay } from '@vpn-site/core/day/day.ts';
import { fieldsOf, isFields } from '@vpn-site/core/fields/fields.ts';
import { type LocaleCode, wholeLocaleCodes } from '@vpn-site/core/locale/locale-table.ts';
import { type FactFile, managedFactFiles } from '../facts/fact-file.ts';
import { everyValue, type Path } from '../facts/fact-tree.ts';
import { isLocalizedText, mayLackLanguages, missingLanguages } from '../facts/site-languages.ts';

/** An editor's note without a translation. Pages of that language show the English text. */
export interface UntranslatedNote {
  readonly file: string;
  readonly line: number;
  readonly path: Path;
  readonly locale: LocaleCode;
  /** The day on which the value with the note was last read, if it is known. */
  readonly since: Day | undefined;
}

/** Returns the notes that are untranslated in a complete language. */
export function untranslatedNotes(factFiles: readonly FactFile[]): UntranslatedNote[] {
  return managedFactFiles(factFiles).flatMap((file) =>
    [...everyValue(file.data)].flatMap(({ path, value }) => {
      if (!mayLackLanguages(path) || !isLocalizedText(value)) return [];
      return missingLanguages(value)
        .filter((locale) => wholeLocaleCodes.includes(locale))
        .map((locale) => ({
          file: file.file,
          line: file.lineOf(path),
          path,
          locale,
          since: nearestCheckedDay(file.data, path),
        }));
    }),
  );
}

/** Returns the `checked` day of the nearest parent of a value. */
function nearestCheckedDay(data: unknown, path: Path): Day | undefined {
  let checked: Day | undefined;
  let inside: unknown = data;
  for (const step of path) {
    const own = fieldsOf(inside).checked;
    if (typeof own === 'string' && isDay(own)) checked = own;
    if (Array.isArray(inside)) inside = inside[Number(step)];
    else inside = isFields(inside) ? inside[step] : undefined;
  }
  return checked;
}
