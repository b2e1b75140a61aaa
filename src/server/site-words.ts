import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { memoizePer } from '#domain/memo/memoize.ts';
import type { Messages } from '#i18n/messages.ts';
import { type Translator, translator } from '#i18n/messages.ts';
import type { SiteFile } from './site-file.ts';
import type { SiteFiles } from './site-files.ts';

const readWords = memoizePer(
  (file) => file,
  async (file: SiteFile, files: SiteFiles, locale: LocaleCode): Promise<Translator> => {
    const { body } = await files.form(file, undefined);
    const messages = JSON.parse(body.toString('utf8')) as Record<LocaleCode, Messages>;
    return translator(locale, messages[locale]);
  },
);

/** The interface strings of a language, from the release that is served; parsed when first needed. */
export async function siteWords(files: SiteFiles, locale: LocaleCode): Promise<Translator> {
  const file = files.at(`/_i18n/${locale}/messages.json`);
  if (!file) throw new Error(`The release has no interface strings in "${locale}".`);
  return readWords(file, files, locale);
}
