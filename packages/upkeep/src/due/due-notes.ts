import { type FactFile, stemOf } from '@vpn-site/content/facts/fact-file.ts';
import { untranslatedNotes } from '@vpn-site/content/translations/untranslated-notes.ts';
import { localeOf } from '@vpn-site/core/locale/locale-table.ts';
import type { DueItem } from '#rules/due-item.ts';

/**
 * Returns notes and scopes without a translation, which some readers see in English. Each is due from the day on which its
 * fact was read.
 */
export function dueNotes(files: readonly FactFile[]): DueItem[] {
  const byName = new Map(files.map((file) => [file.file, file]));
  return untranslatedNotes(files).flatMap(({ file, path, locale, since }) => {
    const written = byName.get(file);
    if (!written || since === undefined) return [];
    return [
      {
        ...{ kind: 'translation', subject: stemOf(written), key: locale, file, cell: path, words: [] },
        expires: since,
        source: { url: file, title: file, kind: 'own-text' },
        task: `Write ${path.join('.')} in ${localeOf(locale).name} too, because its readers see the English text.`,
      } as const,
    ];
  });
}
