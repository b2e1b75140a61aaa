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

/** How long a text may stand unread. Menus and buttons that guides name change more often than what a VPN is. */
const daysUnread: Readonly<Record<string, number>> = { guides: 180, streaming: 180 };
const usualDaysUnread = 365;

const reread =
  'Read it through, in a guide follow the steps. Write anew what no longer holds and set updated; where all of it holds, set checked.';

const afterwards = (file: string) => `then run npm run site -- translations --stamp ${file}.`;

const translating: Readonly<Partial<Record<TranslationState, (translation: Translation) => string>>> = {
  behind: ({ file, original }) => `Follow what changed in ${original}, ${afterwards(file)}`,
  'no record': ({ file, original }) => `Compare it with ${original}, ${afterwards(file)}`,
  missing: ({ original }) => `Translate ${original}.`,
};

/** Texts that nobody has read for long, and translations that are not what their original is. */
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

/** Due since the original was last changed. */
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

/** The day of the last change, or the later one on which somebody found nothing to change. */
function lastRead({ frontMatter }: ContentFile): Day | undefined {
  const { updated, checked } = fieldsOf(frontMatter?.parsed.ok ? frontMatter.parsed.data : {});
  return [updated, checked]
    .filter((day) => typeof day === 'string')
    .filter(isDay)
    .toSorted()
    .at(-1);
}
