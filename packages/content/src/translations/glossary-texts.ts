import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GlossaryEntry, maxDefinitionLength } from '@vpn-site/core/glossary/glossary-entry.ts';
import { defaultLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { stringify } from 'yaml';
import { glossaryFilePath, readGlossary } from '../data-files.ts';
import { setYamlTexts, type YamlTextEdit } from '../editing/set-yaml-texts.ts';
import type { MessageProblem } from '../message-problems.ts';
import { DataFiles } from '../written-files.ts';
import type { PoEntry } from './po-file.ts';

const fields = ['term', 'definition'] as const;

/** A term of the glossary, or its definition. */
export interface GlossaryText {
  readonly id: string;
  readonly field: (typeof fields)[number];
}

interface TranslatedGlossaryText {
  readonly text: GlossaryText;
  readonly words: string;
}

/** Returns every term of the English glossary and its definition, with their entries for translators. */
export function glossaryTexts(data: DataFiles, locale: LocaleCode): { text: GlossaryText; entry: PoEntry }[] {
  const file = data.open(glossaryFilePath(defaultLocale));
  const own = entriesById(data, locale);
  return readGlossary(data, defaultLocale).flatMap((original, index) =>
    fields.map((field) => ({
      text: { id: original.id, field },
      entry: {
        context: contextOf({ id: original.id, field }),
        original: original[field],
        translation: own.get(original.id)?.[field] ?? '',
        references: [`${file.file}:${file.lineOf([index, field])}`],
        notes: [
          field === 'term'
            ? 'A term of the glossary'
            : `What it means, in ${maxDefinitionLength} characters at most`,
        ],
        flags: [],
      },
    })),
  );
}

/**
 * Reports problems of a translation. `hasContext` tells whether the language has the text with this context, or gets it in
 * the same import.
 */
export function glossaryProblems(
  { id, field }: GlossaryText,
  words: string,
  hasContext: (context: string) => boolean,
): MessageProblem[] {
  const isTooLong = field === 'definition' && words.length > maxDefinitionLength;
  return [
    ...(isTooLong
      ? [
          {
            message: `The meaning of "${id}" has ${words.length} characters.`,
            remedy: `Shorten it to ${maxDefinitionLength} at most.`,
          },
        ]
      : []),
    ...(fields.every((one) => hasContext(contextOf({ id, field: one })))
      ? []
      : [
          {
            message: `Only the ${field} of the term "${id}" is translated.`,
            remedy: 'Translate the term and its definition.',
          },
        ]),
  ];
}

/** Returns the context that distinguishes a glossary text from a label with the same words. */
function contextOf({ id, field }: GlossaryText): string {
  return `glossary ${id} ${field}`;
}

/** Returns the glossary of a language with changed texts. New terms are at the end. */
export function glossaryEdit(
  root: string,
  locale: LocaleCode,
  changed: readonly TranslatedGlossaryText[],
): [file: string, text: string][] {
  if (changed.length === 0) return [];
  const file = glossaryFilePath(locale);
  const source = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  const ids = [...entriesById(new DataFiles(root), locale).keys()];
  const edits: YamlTextEdit[] = changed
    .filter(({ text }) => ids.includes(text.id))
    .map(({ text: { id, field }, words }) => ({ path: [ids.indexOf(id), field], text: words }));
  const added = Map.groupBy(
    changed.filter(({ text }) => !ids.includes(text.id)),
    ({ text }) => text.id,
  );
  const entries = [...added].map(([id, texts]) => ({
    id,
    ...Object.fromEntries(texts.map(({ text, words }) => [text.field, words])),
  }));
  const written = edits.length === 0 ? source : setYamlTexts(source, edits);
  return [[file, written + (entries.length === 0 ? '' : stringify(entries, { lineWidth: 0 }))]];
}

function entriesById(data: DataFiles, locale: LocaleCode): ReadonlyMap<string, GlossaryEntry> {
  return new Map(readGlossary(data, locale).map((entry) => [entry.id, entry]));
}
