import type { GlossaryEntry } from '@vpn-site/core/glossary/glossary-entry.ts';
import {
  defaultLocale,
  isPartialLocale,
  type LocaleCode,
  localeCodes,
  localeOf,
} from '@vpn-site/core/locale/locale-table.ts';
import { glossaryFilePath, readGlossary } from '../data-files.ts';
import { type FactFile, problemAt } from '../facts/fact-file.ts';
import type { Problem } from '../problem.ts';
import type { DataFiles } from '../written-files.ts';
import type { Check } from './check.ts';

interface Glossary {
  readonly locale: LocaleCode;
  readonly file: FactFile;
  readonly entries: readonly GlossaryEntry[];
}

/** Every language explains the same terms, each once. */
export const glossaryConsistent: Check = ({ data }) => {
  const original = glossaryOf(data, defaultLocale);
  return localeCodes
    .filter((locale) => !isPartialLocale(locale) || data.has(glossaryFilePath(locale)))
    .flatMap((locale) => {
      const glossary = glossaryOf(data, locale);
      return [
        ...duplicates(glossary),
        ...(isPartialLocale(locale) ? [] : missing(glossary, original)),
        ...superfluous(glossary, original),
      ];
    });
};

function glossaryOf(data: DataFiles, locale: LocaleCode): Glossary {
  return { locale, file: data.open(glossaryFilePath(locale)), entries: readGlossary(data, locale) };
}

function duplicates({ locale, file, entries }: Glossary): Problem[] {
  // Lowercased by the rules of the language, because Turkish "I" and "i" are two different letters.
  const folded = (term: string) => term.toLocaleLowerCase(localeOf(locale).iso);
  return entries.flatMap(({ id, term }, index) => {
    const before = entries.slice(0, index);
    const message = before.some((other) => other.id === id)
      ? `The id "${id}" is used twice.`
      : before.some((other) => folded(other.term) === folded(term)) &&
        `The term "${term}" is explained twice.`;
    return message ? [problemAt(file, [index], message, 'Keep one of the two.')] : [];
  });
}

function missing({ file, entries }: Glossary, original: Glossary): Problem[] {
  return original.entries.flatMap(({ id }, index) => {
    if (entries.some((entry) => entry.id === id)) return [];
    const line = `${original.file.file}:${original.file.lineOf([index])}`;
    return [
      { file: file.file, message: `The term "${id}" is missing.`, remedy: `Translate the entry at ${line}.` },
    ];
  });
}

function superfluous({ file, entries }: Glossary, original: Glossary): Problem[] {
  return entries.flatMap(({ id }, index) => {
    if (original.entries.some((entry) => entry.id === id)) return [];
    const message = `The term "${id}" does not exist in ${original.file.file}.`;
    return [problemAt(file, [index], message, 'Add it there, or remove it here.')];
  });
}
