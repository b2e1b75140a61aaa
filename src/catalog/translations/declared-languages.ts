import { isLocaleCode, type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import type { ContentFile } from '../content-files.ts';
import { fieldsOf, itemsOf } from '../facts/fact-tree.ts';

/** The languages that a file says its page exists in; undefined where it says nothing, and then it is all of them. */
export function languagesIn({ frontMatter }: ContentFile): LocaleCode[] | undefined {
  const { languages } = fieldsOf(frontMatter?.parsed.ok ? frontMatter.parsed.data : {});
  const named = new Set(itemsOf(languages).filter((item) => typeof item === 'string' && isLocaleCode(item)));
  return named.size === 0 ? undefined : localeCodes.filter((code) => named.has(code));
}

/** The languages in which a page is meant to exist, by the files that it has. One that says so speaks for all. */
export function wantedLanguages(filesOfPage: readonly ContentFile[]): readonly LocaleCode[] {
  return filesOfPage.map(languagesIn).find((languages) => languages !== undefined) ?? localeCodes;
}
