import type { Catalog } from '#catalog/catalog.ts';
import { footerFilePath, menuFilePath } from '#catalog/menu-file.ts';
import type { Problem } from '#catalog/problem.ts';
import { type LocaleCode, localeOf, wholeLocaleCodes } from '#domain/locale/locale-table.ts';
import type { MenuItem } from '#domain/menu/menu-item.ts';
import { menuTarget } from '#domain/menu/menu-target.ts';
import { readablePageAt } from './pages.ts';

/** Every entry of the menu and the footer leads to a page in every language that is whole. */
export function missingTargetProblems(catalog: Catalog): Problem[] {
  return [
    ...entriesOf(catalog.menu).flatMap((item) => targetProblems(item, menuFilePath, catalog)),
    ...entriesOf(catalog.footer).flatMap((item) => targetProblems(item, footerFilePath, catalog)),
  ];
}

/** Groups lead nowhere themselves; their entries do. */
function entriesOf(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => (item.children ? entriesOf(item.children) : [item]));
}

function targetProblems(item: MenuItem, file: string, catalog: Catalog): Problem[] {
  const routes = {
    providers: new Set(catalog.facts.providers.map(({ id }) => id)),
    documentSlug: (id: string, locale: LocaleCode) => catalog.documents.translation(id, locale)?.slug,
    translatedSlug: (slug: string, locale: LocaleCode) => catalog.documents.translatedSlug(slug, locale),
  };
  return wholeLocaleCodes.flatMap((locale) => {
    const target = menuTarget(item, locale, routes);
    if (target && (!('to' in target) || readablePageAt(catalog, target.to))) return [];
    const name = item.labelI18n?.en ?? item.label ?? item.routeName ?? 'An entry without a label';
    const { name: language } = localeOf(locale);
    return [
      {
        file,
        message: `"${name}" leads to no page in ${language}.`,
        remedy: target ? `Write the page at ${target.to}.` : `Give it an address in ${language}.`,
      },
    ];
  });
}
