import type { Catalog } from '@vpn-site/content/catalog.ts';
import { footerFilePath, menuFilePath } from '@vpn-site/content/data-files.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import { type LocaleCode, localeOf, wholeLocaleCodes } from '@vpn-site/core/locale/locale-table.ts';
import { type MenuItem, writtenEntries } from '@vpn-site/core/menu/menu-item.ts';
import { type TargetContext, type TargetState, targetState } from '@vpn-site/core/menu/menu-target.ts';
import { isNewsListPath } from '@vpn-site/core/route/news-address.ts';
import { readablePageAt } from '#compose/pages.ts';
import { iconNames, isIconName } from '#ui/icons/icon-table.ts';

/**
 * Checks that every address in the menu and the footer is that of a page. An entry without an address in a language is not
 * shown in that language. This is reported as advice, unless the entry or the front matter of its page declares it.
 */
export function missingTargetProblems(catalog: Catalog): Problem[] {
  return [
    ...entriesOf(catalog.menu).flatMap((item) => targetProblems(item, menuFilePath, catalog)),
    ...entriesOf(catalog.footer).flatMap((item) => targetProblems(item, footerFilePath, catalog)),
  ];
}

/** Returns the entries inside groups, because groups have no address. */
function entriesOf(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => (item.children ? entriesOf(writtenEntries(item)) : [item]));
}

function targetProblems(item: MenuItem, file: string, catalog: Catalog): Problem[] {
  const context: TargetContext = {
    providers: new Set(catalog.facts.providers.map(({ id }) => id)),
    documentSlug: (id, locale) => catalog.documents.translation(id, locale)?.slug,
    translatedSlug: (slug, locale) => catalog.documents.translatedSlug(slug, locale),
    pageExists: (path) => readablePageAt(catalog, path) !== undefined,
    isIntentionallyMissing: (path, locale) => {
      // The news list only exists while there is news.
      if (isNewsListPath(path)) return true;
      const document = catalog.documents.atPath(path) ?? catalog.unpublished.atPath(path);
      if (!document) return false;
      const { languages } = document.frontMatter;
      if (Array.isArray(languages) && !languages.includes(locale)) return true;
      return (document.unpublished ?? catalog.unpublished.translation(document.id, locale)) !== undefined;
    },
  };
  const name = item.labelI18n?.en ?? item.label ?? item.routeName ?? 'An entry without a label';
  return wholeLocaleCodes.flatMap((locale) => {
    const found = targetState(item, locale, context);
    return problemOf(found, name, locale).map((problem) => ({ file, ...problem }));
  });
}

function problemOf(found: TargetState, name: string, locale: LocaleCode): Omit<Problem, 'file'>[] {
  const { name: language } = localeOf(locale);
  if (found.state === 'found' || (found.state === 'left out' && found.isWritten)) return [];
  if (found.state === 'left out') {
    const message = `"${name}" has no address in ${language} and is left out there.`;
    return [{ severity: 'advice', message, remedy: `Give it one, or write '' to leave it out on purpose.` }];
  }
  const remedy =
    found.target === undefined ? `Give it an address in ${language}.` : `Write the page at ${found.target}.`;
  return [
    {
      message: `"${name}" does not lead to a page in ${language}.`,
      remedy,
      ...(found.target !== undefined && { about: { paths: [found.target] } }),
    },
  ];
}

/** Checks that the menu only names registered icons. */
export function menuIconProblems({ menu }: Pick<Catalog, 'menu'>): Problem[] {
  return menu
    .flatMap((item) => [item, ...writtenEntries(item)])
    .flatMap(({ icon }) => (icon === undefined || isIconName(icon) ? [] : [icon]))
    .map((icon) => {
      const near = nearestName(icon, iconNames);
      return {
        file: menuFilePath,
        message: `There is no icon "${icon}".`,
        remedy: near ? `Did you mean "${near}"?` : 'Use a name from apps/site/src/ui/icons/icon-table.ts.',
      };
    });
}
