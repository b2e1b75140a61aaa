import { type ContentFile, readContentFiles } from '@vpn-site/content/content-files.ts';
import { filePublication, publicationsOf } from '@vpn-site/content/publications.ts';
import {
  type TranslationState,
  translationStates,
} from '@vpn-site/content/translations/translation-states.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { whyUnpublished } from '@vpn-site/core/document/publication.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';

/** One language of a text, as the list shows it. */
export interface ListedLanguage {
  readonly locale: LocaleCode;
  readonly state: 'public' | 'draft' | 'missing' | 'behind' | { readonly from: Day };
}

export interface ListedText {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly updated: string;
  readonly languages: readonly ListedLanguage[];
}

const lagging: ReadonlySet<TranslationState> = new Set<TranslationState>(['behind', 'no record']);

/** Returns every text of the site with the state of each language, by kind and title. */
export function listTexts(root: string, day: Day): ListedText[] {
  const files = readContentFiles(root);
  const publications = publicationsOf(files);
  const behind = new Set(
    translationStates(root, files)
      .filter(({ state }) => lagging.has(state))
      .map(({ file }) => file),
  );
  const stateOf = (file: ContentFile | undefined): ListedLanguage['state'] => {
    if (!file) return 'missing';
    const why = whyUnpublished(publications.get(file.file) ?? filePublication(file), day);
    if (why?.why === 'draft') return 'draft';
    if (why?.why === 'scheduled') return { from: why.on };
    return behind.has(file.file) ? 'behind' : 'public';
  };
  return [...Map.groupBy(files, ({ id }) => id)]
    .map(([id, own]) => {
      const of = (locale: LocaleCode) => own.find((file) => file.locale === locale);
      const [first] = localeCodes.flatMap((locale) => of(locale) ?? []);
      const fields = first?.frontMatter?.parsed.ok ? fieldsOf(first.frontMatter.parsed.data) : {};
      return {
        id,
        kind: own[0]?.kind ?? '',
        title:
          typeof fields.title === 'string' ? fields.title : (id.split('/').at(-1) ?? id).replaceAll('-', ' '),
        updated: typeof fields.updated === 'string' ? fields.updated : '',
        languages: localeCodes.map((locale) => ({ locale, state: stateOf(of(locale)) })),
      };
    })
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.title.localeCompare(b.title));
}
