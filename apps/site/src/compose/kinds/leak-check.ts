import type { Catalog } from '#catalog/catalog.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';
import type { LeakCheckPage } from '#domain/page/page.ts';
import { leakCheckDocument } from '#domain/route/named-routes.ts';
import type { Address, PictureWords } from '../page-kind.ts';
import { documentOfKind, writtenPage } from './written.ts';

export function resolve(address: Address): LeakCheckPage | undefined {
  const document = documentOfKind('leakCheck', address);
  return document && { kind: 'leakCheck', ...writtenPage(address.catalog, document) };
}

export function paths({ documents }: Catalog, locales: readonly LocaleCode[]): string[] {
  return locales.flatMap((locale) => {
    const document = documents.translation(leakCheckDocument, locale);
    return document ? [localizedPath(locale, document.slug)] : [];
  });
}

export const picture: PictureWords<LeakCheckPage> = {
  kind: (_page, t) => t('pagePicture.tool'),
  rows: () => [],
};
