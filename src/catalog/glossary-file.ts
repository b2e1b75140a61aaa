import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type GlossaryEntry, maxDefinitionLength } from '#domain/glossary/glossary-entry.ts';
import { isPartialLocale, type LocaleCode } from '#domain/locale/locale-table.ts';
import { readDataFile } from './data-file.ts';
import { closedObject } from './facts/common-schemas.ts';

export function glossaryFilePath(locale: LocaleCode): string {
  return `content/data/glossary.${locale}.yaml`;
}

/** Equal in every language and without duplicates by the rule glossary-consistent. */
const glossarySchema: z.ZodType<readonly GlossaryEntry[]> = z.array(
  closedObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write lower-case words joined by hyphens'),
    term: z.string().min(1),
    definition: z.string().min(1).max(maxDefinitionLength, `Write at most ${maxDefinitionLength} characters`),
  }),
);

/** The terms of one language in the order of its file. A language that is being built up may have none. */
export function readGlossary(root: string, locale: LocaleCode): readonly GlossaryEntry[] {
  const file = glossaryFilePath(locale);
  if (isPartialLocale(locale) && !existsSync(join(root, file))) return [];
  return readDataFile(root, file, glossarySchema);
}
