import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import {
  defaultLocale,
  type LocaleCode,
  type LocalizedText,
  localeCodes,
} from '@vpn-site/core/locale/locale-table.ts';
import { addNoBreakSpacesInEach } from '@vpn-site/core/locale/no-break.ts';
import type { EditorText } from '@vpn-site/core/locale/words.ts';
import { bases } from '@vpn-site/core/provider/fact.ts';
import { sourceKinds } from '@vpn-site/core/provider/provider.ts';
import { publisherKinds } from '@vpn-site/core/provider/publisher.ts';
import { missingQuotes } from '@vpn-site/core/provider/quote.ts';
import { z } from 'zod';

// The schemas define the format of a value. What it must mean (a real date, an existing source, a complete translation) is
// checked by one rule each, so that one mistake is reported once.

/**
 * Creates the schema of an object without other fields. The message has one line per unknown key, about what to write
 * instead.
 */
export function closedObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const fields = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => insteadOf(key, fields)).join('\n')
        : undefined,
  });
}

function insteadOf(key: string, fields: readonly string[]): string {
  const near = nearestName(key, fields);
  return near === undefined ? `Remove it, or use one of: ${fields.join(', ')}.` : `Did you mean "${near}"?`;
}

/** Creates the schema of a value in exactly the site's languages, for files that the rule texts-localized does not cover. */
export function inEveryLocale<T extends z.ZodType>(value: T) {
  return closedObject(Object.fromEntries(localeCodes.map((code) => [code, value])) as Record<LocaleCode, T>);
}

/** Creates the schema of a value in some of the site's languages and no others. */
export function inSomeLocales<T extends z.ZodType>(value: T) {
  return closedObject(
    Object.fromEntries(localeCodes.map((code) => [code, value.optional()])) as Record<
      LocaleCode,
      z.ZodOptional<T>
    >,
  );
}

// Texts for readers get their no-break spaces here, once for all uses. Code that is not for readers (checks, editing, the
// history of changes) reads the files as written.

/** Text for readers in every language. */
export const words = inEveryLocale(z.string().min(1)).overwrite(addNoBreakSpacesInEach);

/** Text for readers. The rule texts-localized checks that all languages are present. */
export const localizedText = inSomeLocales(z.string())
  .refine((text) => Object.keys(text).length > 0, 'Write the text in every language')
  .overwrite(addNoBreakSpacesInEach) as unknown as z.ZodType<LocalizedText>;

/** An editor's text about a value: in English, and optionally in other languages. */
export const editorText = inSomeLocales(z.string())
  .refine((text) => text[defaultLocale] !== undefined, 'Write the text in English at least')
  .overwrite(addNoBreakSpacesInEach) as unknown as z.ZodType<EditorText>;

/** A date as written. The rule fact-dates-real checks that it is real and not in the future. */
export const date = z.string('Write a date as "2026", 2026-08 or 2026-08-21; a year alone needs quotes');

/** The confidence. Only `low` is ever written; otherwise confidence follows from the basis. */
export const confidence = z.literal('low').optional();

/** The ids of sources. The rule values-sourced checks that they are present and exist. */
export const sourceIds = z.array(z.string()).default([]);
export const sourceId = z.string().default('');

export const note = editorText.optional();

/** Quotes of a fact. The rule quotes-from-sources checks that each is from a cited source. */
export const quotes = z
  .array(
    z.union(
      [
        closedObject({ source: z.string(), text: z.string().min(1), where: z.string().min(1).optional() }),
        closedObject({ source: z.string(), missing: z.enum(missingQuotes) }),
      ],
      `Write source and text (with where, if it helps), or source and missing: ${missingQuotes.join(' or ')}`,
    ),
  )
  .optional();

/** The fields about how we know something. Facts, claims, ownership and countries all have them. */
export const evidence = {
  basis: z.enum(bases),
  asOf: date.optional(),
  checked: date,
  firstRead: date.optional(),
  confidence,
  sources: sourceIds,
  quotes,
};

const language = z
  .string()
  .regex(/^[a-z]{2}$/, 'Write the two letters of the language, such as de')
  .optional();

/** Free text, or the name of one of the sourceNotes of evidence.yaml. The rule fact-values-declared checks the name. */
export const sourceNote = z.union([z.string().min(1), localizedText]).optional();

const source = closedObject({
  url: z.string(),
  title: z.string().min(1),
  publisher: z.enum(publisherKinds),
  kind: z.enum(sourceKinds),
  published: date.optional(),
  language,
  titleLanguage: language,
  note: sourceNote,
});

export const sourceTable = z.record(z.string(), source);
