import type { Catalog } from '#catalog/catalog.ts';
import { selectionAddress } from '#domain/comparison/selection.ts';
import type { Page } from '#domain/page/page.ts';
import { datelineOf } from '#domain/provider/dateline.ts';
import type { SiteConfig } from '#domain/site/site-config.ts';
import { formatDay } from '#i18n/formats.ts';
import type { Translator } from '#i18n/messages.ts';

let lastRead: { readonly catalog: Catalog; readonly checked: string | undefined } | undefined;

export function composePrintNote(catalog: Catalog, page: Page, site: SiteConfig, t: Translator): string {
  // All pages of a build share one catalog, so its facts are gone through once.
  if (lastRead?.catalog !== catalog) {
    const { providers, vocabulary } = catalog.facts;
    lastRead = { catalog, checked: datelineOf(providers, vocabulary).checked };
  }
  const { checked } = lastRead;
  // A choice of providers is in the query, and paper without it would lead to another page.
  const path = page.kind === 'selection' ? selectionAddress(page.path, page.providers) : page.path;
  const address = new URL(path, site.url).href;
  if (checked === undefined) return `${site.name}, ${address}`;
  return t('print.note', { name: site.name, address, date: formatDay(checked, page.locale) });
}
