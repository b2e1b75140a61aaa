import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { leakCheckDocument } from '@vpn-site/core/route/named-routes.ts';
import type { LeakCheckPage } from '#page/page.ts';
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
