import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import {
  defaultLocale,
  isLocaleCode,
  isPartialLocale,
  type LocaleCode,
  localeCodes,
} from '@vpn-site/core/locale/locale-table.ts';
import { memoize } from '@vpn-site/core/memo/memoize.ts';
import type { ContentFile } from '../content-files.ts';
import { isCustomField } from '../document-kinds.ts';
import { bodyStart, readFrontMatter } from '../front-matter.ts';
import type { Problem } from '../problem.ts';
import { publicationsOf } from '../publications.ts';
import type { WrittenFiles } from '../written-files.ts';

/**
 * The state of a translation. `behind`: the original has changed since. `no record`: the translation names no revision.
 * `not yet`: the language is partial or the original is a draft, so a missing page is not a mistake.
 */
export type TranslationState = 'current' | 'behind' | 'missing' | 'no record' | 'not yet';

export interface Translation {
  /** The path of the translation, even if it does not exist. */
  readonly file: string;
  readonly original: string;
  /** The current revision of the original. */
  readonly revision: string;
  /** The revision of the original that the translation follows, according to its own record. */
  readonly follows: string | undefined;
  readonly state: TranslationState;
}

interface WantedTranslation extends Pick<Translation, 'file' | 'original'> {
  readonly locale: LocaleCode;
  /** The translation; undefined if it is missing. */
  readonly translation: ContentFile | undefined;
}

/**
 * Returns every translation that exists or should exist. If the original is missing, it returns only the original. The
 * original is the English text or, for a page without English, the text in the first of its languages.
 */
export function wantedTranslations(contentFiles: readonly ContentFile[]): WantedTranslation[] {
  const known = new Map(contentFiles.map((file) => [file.file, file]));
  return [...Map.groupBy(contentFiles, ({ id }) => id)].flatMap(([id, files]) => {
    const languages = wantedLanguages(files);
    const [first = defaultLocale] = languages;
    const originalLocale = languages.includes(defaultLocale) ? defaultLocale : first;
    const original = fileOf(id, originalLocale);
    if (!known.has(original))
      return [{ file: original, locale: originalLocale, original, translation: undefined }];
    return languages
      .filter((locale) => locale !== originalLocale)
      .map((locale) => {
        const file = fileOf(id, locale);
        return { file, locale, original, translation: known.get(file) };
      });
  });
}

export function translationStates(root: string, contentFiles: readonly ContentFile[]): Translation[] {
  const publications = publicationsOf(contentFiles);
  const revisionOf = memoize(
    (original) => original,
    (original: string) => originalRevision(readFileSync(join(root, original), 'utf8')),
  );
  return wantedTranslations(contentFiles).map(({ file, locale, original, translation }) => {
    if (file === original) return { file, original, revision: '', follows: undefined, state: 'missing' };
    const revision = revisionOf(original);
    if (translation) {
      const follows = followedRevision(translation);
      return { file, original, revision, follows, state: stateOf(follows, revision) };
    }
    const isExpected = publications.get(original)?.isDraft || isPartialLocale(locale);
    return { file, original, revision, follows: undefined, state: isExpected ? 'not yet' : 'missing' };
  });
}

function fileOf(id: string, locale: string): string {
  return `content/${id}.${locale}.md`;
}

function followedRevision({ frontMatter }: ContentFile): string | undefined {
  const { follows } = fieldsOf(frontMatter?.parsed.ok ? frontMatter.parsed.data : {});
  return follows === undefined || typeof follows === 'string' ? follows : JSON.stringify(follows);
}

function stateOf(follows: string | undefined, revision: string): TranslationState {
  if (follows === undefined) return 'no record';
  return follows === revision ? 'current' : 'behind';
}

/** Returns the languages that a file lists for its page; undefined if it lists none, which means all of them. */
export function languagesIn({ frontMatter }: ContentFile): LocaleCode[] | undefined {
  const { languages } = fieldsOf(frontMatter?.parsed.ok ? frontMatter.parsed.data : {});
  const named = new Set(itemsOf(languages).filter((item) => typeof item === 'string' && isLocaleCode(item)));
  return named.size === 0 ? undefined : localeCodes.filter((code) => named.has(code));
}

/** Returns the languages in which a page should exist. A list in one of its files applies to all of them. */
export function wantedLanguages(filesOfPage: readonly ContentFile[]): readonly LocaleCode[] {
  return filesOfPage.map(languagesIn).find((languages) => languages !== undefined) ?? localeCodes;
}

const revisionLength = 10;

/**
 * Returns a short hash of the texts in an original: its titles, description, excerpt, main drawback, custom fields and
 * body, in either format. Dates, addresses and line breaks do not count, because translators need not do anything if only
 * they change.
 */
export function originalRevision(source: string): string {
  const block = readFrontMatter(source);
  const fields = fieldsOf(block?.parsed.ok ? block.parsed.data : {});
  const { title, description, body, metaTitle, searchTitle, excerpt, catch: drawback } = fields;
  const own = Object.entries(fields).filter(([name]) => isCustomField(name));
  const parts = [
    ...[title, description, body, source.slice(bodyStart(source))],
    // Optional fields are hashed only if they are present, so that the revisions of texts without them stay the same.
    ...[metaTitle, searchTitle, excerpt, drawback, ...own].filter((part) => part !== undefined),
  ].map(words);
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, revisionLength);
}

const revisionFields = ['title', 'description', 'body', 'metaTitle', 'searchTitle', 'excerpt', 'catch'];

/** Returns an original without the fields that its revision ignores. Line numbers do not change. */
export function revisionSource(source: string): string {
  const start = bodyStart(source);
  let isCounted = false;
  const head = source
    .slice(0, start)
    .split('\n')
    .map((line) => {
      const [, field] = /^([\w-]+):/.exec(line) ?? [];
      if (field !== undefined) isCounted = revisionFields.includes(field) || isCustomField(field);
      else if (line.startsWith('---')) isCounted = false;
      return isCounted ? line : '';
    });
  return head.join('\n') + source.slice(start);
}

function words(part: unknown): string {
  const text = typeof part === 'string' ? part : (JSON.stringify(part) ?? '');
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/**
 * Reports translations whose original has changed. They are only advice, because an older translation is better for readers
 * than none.
 */
export function behindProblems({
  root,
  contentFiles,
}: Pick<WrittenFiles, 'root' | 'contentFiles'>): Problem[] {
  return translationStates(root, contentFiles)
    .filter(({ state }) => state === 'behind')
    .map(({ file, original }) => ({
      file,
      severity: 'advice' as const,
      message: `The translation is behind ${original}.`,
      remedy: `Run npm run site -- translations --diff ${file} to see what changed. Update the translation, then run it with --stamp.`,
    }));
}
