import type { Catalog } from '#catalog/catalog.ts';
import { redirectsFilePath } from '#catalog/data-files.ts';
import type { Problem } from '#catalog/problem.ts';
import { allPairs } from '#domain/comparison/pair-address.ts';
import { isPartialLocale, type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';
import { handOffPath } from '#domain/outbound/hand-off.ts';
import { type RedirectProblem, redirectProblems, redirectTable } from '#domain/route/redirects.ts';
import { movedComparisonPaths, pairPath } from './kinds/comparison.ts';
import { readablePageAt } from './pages.ts';

/** From an address that no longer is, or never was, a page to the one that answers instead. */
export type MovedPath = readonly [from: string, to: string];

/** Every address that moved for good. The build writes the table, the server answers 301 from it. */
export function movedPaths(catalog: Catalog): MovedPath[] {
  return [
    ...movedComparisonPaths(catalog),
    ...formerProviderPaths(catalog),
    ...redirectTable(catalog.redirects),
  ];
}

/** Where a provider that is no longer there was compared and linked to, its review answers. */
function formerProviderPaths({ facts, documents }: Catalog): MovedPath[] {
  const former = facts.formerProviders.map(({ id }) => id);
  const pairs = allPairs([...facts.providers.map(({ id }) => id), ...former]).flatMap((pair) => {
    const ended = pair.find((id) => former.includes(id));
    return ended === undefined ? [] : [{ pair, ended }];
  });
  const reviewOf = (id: string, locale: LocaleCode) => {
    const review = documents.translation(`reviews/${id}`, locale);
    return review && localizedPath(locale, review.slug);
  };
  return localeCodes.flatMap((locale) => [
    ...former.flatMap((id): MovedPath[] => {
      const review = reviewOf(id, locale);
      const handOff = handOffPath(locale, id);
      return review === undefined
        ? []
        : [
            [handOff, review],
            [`${handOff}/continue`, review],
          ];
    }),
    ...pairs.flatMap(({ pair: [a, b], ended }): MovedPath[] => {
      const review = reviewOf(ended, locale);
      if (review === undefined || isPartialLocale(locale)) return [];
      return [
        [pairPath([a, b], locale), review],
        [pairPath([b, a], locale), review],
      ];
    }),
  ]);
}

const words: Readonly<Record<RedirectProblem['why'], readonly [message: string, remedy: string]>> = {
  loop: ['goes round in a circle', 'Lead it to the address of a page.'],
  hides: ['starts where there is a page', 'Remove it, or give the page another slug.'],
  nowhere: ['ends where there is no page', 'Lead it to the address of a page.'],
  twice: ['is one of two from the same address', 'Keep one of them.'],
};

/** Every address that moved leads to a page, and hides none. */
export function siteRedirectProblems(catalog: Catalog): Problem[] {
  const pageExists = (path: string) => readablePageAt(catalog, path) !== undefined;
  return redirectProblems(catalog.redirects, pageExists).map(({ from, to, why }) => {
    const [message, remedy] = words[why];
    return { file: redirectsFilePath, message: `The redirect from ${from} to ${to} ${message}.`, remedy };
  });
}
