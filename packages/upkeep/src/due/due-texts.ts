import type { ContentFile } from '@vpn-site/content/content-files.ts';
import { lineOfField } from '@vpn-site/content/front-matter.ts';
import {
  type Translation,
  type TranslationState,
  translationStates,
} from '@vpn-site/content/translations/translation-states.ts';
import { addDays, type Day, isDay } from '@vpn-site/core/day/day.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import type { DueItem } from '#rules/due-item.ts';

/**
 * The number of days after which a text must be read again. Guides name menus and buttons, which change more often than
 * general explanations.
 */
const daysUnread: Readonly<Record<string, number>> = { guides: 180, streaming: 180 };
const usualDaysUnread = 365;

const reread =
  'Read the whole text; in a guide, follow the steps. If something is no longer true, rewrite it and set updated. If all of it is true, set checked.';

const afterwards = (file: string) => `then run npm run site -- translations --stamp ${file}.`;

const translating: Readonly<Partial<Record<TranslationState, (translation: Translation) => string>>> = {
  behind: ({ file, original }) => `Translate what changed in ${original}, ${afterwards(file)}`,
  'no record': ({ file, original }) => `Compare it with ${original}, ${afterwards(file)}`,
  missing: ({ original }) => `Translate ${original}.`,
};

/** Returns texts that nobody has read for long, and translations that do not match their original any more. */
export function dueTexts(root: string, files: readonly ContentFile[]): DueItem[] {
  const translations = translationStates(root, files);
  const byFile = new Map(files.map((file) => [file.file, file]));
  const translated = new Set(translations.filter(isTranslation).map(({ file }) => file));
  return [
    ...files.filter(({ file }) => !translated.has(file)).flatMap(dueDocument),
    ...translations.flatMap((translation) => dueTranslation(translation, byFile)),
  ];
}

function isTranslation({ file, original }: Translation): boolean {
  return file !== original;
}

function dueDocument(file: ContentFile): DueItem[] {
  const read = lastRead(file);
  if (read === undefined) return [];
  const expires = addDays(read, daysUnread[file.kind] ?? usualDaysUnread);
  return [{ ...textItem(file, file.file), kind: 'document', expires, task: reread }];
}

/** Returns a translation that needs work. It is due from the day on which its original was last changed or checked. */
function dueTranslation(translation: Translation, byFile: ReadonlyMap<string, ContentFile>): DueItem[] {
  const original = byFile.get(translation.original);
  const expires = original && lastRead(original);
  const task = translating[translation.state]?.(translation);
  if (!original || expires === undefined || task === undefined) return [];
  const file = byFile.get(translation.file) ?? {
    ...original,
    file: translation.file,
    locale: translation.file.split('.').at(-2) ?? '',
  };
  return [{ ...textItem(file, translation.original), kind: 'translation', expires, task }];
}

function textItem({ id, locale, file, frontMatter }: ContentFile, opened: string) {
  const { title } = fieldsOf(frontMatter?.parsed.ok ? frontMatter.parsed.data : {});
  const line = frontMatter && lineOfField(frontMatter.yaml, 'updated');
  return {
    ...{ subject: id, key: locale, file, line: line ?? 1, cell: [], words: [] },
    source: { url: opened, title: typeof title === 'string' ? title : id, kind: 'own-text' },
  } as const;
}

/** Returns the day of the last change, or of the last check if that is later. */
function lastRead({ frontMatter }: ContentFile): Day | undefined {
  const { updated, checked } = fieldsOf(frontMatter?.parsed.ok ? frontMatter.parsed.data : {});
  return [updated, checked]
    .filter((day) => typeof day === 'string')
    .filter(isDay)
    .toSorted()
    .at(-1);
}
