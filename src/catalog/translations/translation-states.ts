import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, isPartialLocale } from '#domain/locale/locale-table.ts';
import type { ContentFile } from '../content-files.ts';
import { fieldsOf } from '../facts/fact-tree.ts';
import { wantedLanguages } from './declared-languages.ts';
import { originalRevision } from './original-revision.ts';

/**
 * `behind`: the original has changed since. `no record`: nobody said which revision was translated. `not yet`: the
 * language is being built up, so that a page which it lacks is no mistake.
 */
export type TranslationState = 'current' | 'behind' | 'missing' | 'no record' | 'not yet';

export interface Translation {
  /** Where it is, or where it should be. */
  readonly file: string;
  readonly original: string;
  /** What the original says now. */
  readonly revision: string;
  readonly state: TranslationState;
}

/**
 * Every translation that there is or should be. A text without an original lacks that first of all. The original is the
 * English text, or, of a page that names its languages without English, the text in the first of those.
 */
export function translationStates(root: string, contentFiles: readonly ContentFile[]): Translation[] {
  const known = new Map(contentFiles.map((file) => [file.file, file]));
  return [...Map.groupBy(contentFiles, ({ id }) => id)].flatMap(([id, files]) => {
    const languages = wantedLanguages(files);
    const [first = defaultLocale] = languages;
    const originalLocale = languages.includes(defaultLocale) ? defaultLocale : first;
    const original = fileOf(id, originalLocale);
    if (!known.has(original)) return [{ file: original, original, revision: '', state: 'missing' as const }];
    const revision = originalRevision(readFileSync(join(root, original), 'utf8'));
    return languages
      .filter((locale) => locale !== originalLocale)
      .map((locale) => {
        const file = fileOf(id, locale);
        const state = stateOf(known.get(file), revision);
        const isExpected = state === 'missing' && isPartialLocale(locale);
        return { file, original, revision, state: isExpected ? 'not yet' : state };
      });
  });
}

function fileOf(id: string, locale: string): string {
  return `content/${id}.${locale}.md`;
}

function stateOf(file: ContentFile | undefined, revision: string): TranslationState {
  if (file === undefined) return 'missing';
  const { follows } = fieldsOf(file.frontMatter?.parsed.ok ? file.frontMatter.parsed.data : {});
  if (follows === undefined) return 'no record';
  return follows === revision ? 'current' : 'behind';
}
