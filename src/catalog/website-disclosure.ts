import type { LocaleCode } from '#domain/locale/locale-table.ts';
import type { ContentStore } from './content-store.ts';

/** The footer's disclosure: the first record of 'common_{locale}' whose stem is '{locale}/data/common/website'. */
export function websiteDisclosure(store: ContentStore, locale: LocaleCode): string | undefined {
  const record = store.cachedFirst('website', `common_${locale}`, (query) =>
    query.where('stem', '=', `${locale}/data/common/website`),
  );
  const disclosure = record?.meta.disclosure;
  return typeof disclosure === 'string' && disclosure.trim() !== '' ? disclosure : undefined;
}
