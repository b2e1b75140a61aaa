import type { Catalog } from '@vpn-site/content/catalog.ts';
import { redirectsFilePath } from '@vpn-site/content/data-files.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { handOffPath } from '@vpn-site/core/outbound/hand-off.ts';
import { type RedirectProblem, redirectProblems, redirectTable } from '@vpn-site/core/route/redirects.ts';
import { formerReviews } from './former-reviews.ts';
import { readablePageAt } from './pages.ts';

/** A redirect from an address without a page to a page. */
export type MovedPath = readonly [from: string, to: string];

/**
 * Returns the permanent redirects, except those of comparisons, which `pairRules` returns. The build writes them into the
 * release, and the server responds with 301.
 */
export function movedPaths(catalog: Catalog): MovedPath[] {
  return [...formerHandOffs(catalog), ...redirectTable(catalog.redirects)];
}

/** Redirects the hand-off pages of former providers to their reviews. */
function formerHandOffs(catalog: Catalog): MovedPath[] {
  return localeCodes.flatMap((locale) =>
    formerReviews(catalog, locale).flatMap(([id, review]): MovedPath[] => {
      const handOff = handOffPath(locale, id);
      return [
        [handOff, review],
        [`${handOff}/continue`, review],
      ];
    }),
  );
}

const words: Readonly<Record<RedirectProblem['why'], readonly [message: string, remedy: string]>> = {
  loop: ['forms a loop', 'Redirect to the address of a page.'],
  hides: ['starts where there is a page', 'Remove it, or give the page another slug.'],
  nowhere: ['does not lead to a page', 'Redirect to the address of a page.'],
  twice: ['is the second from the same address', 'Keep one of them.'],
};

/** Checks that every redirect leads to a page and that its old address has no page. */
export function siteRedirectProblems(catalog: Catalog): Problem[] {
  const pageExists = (path: string) => readablePageAt(catalog, path) !== undefined;
  return redirectProblems(catalog.redirects, pageExists).map(({ from, to, why }) => {
    const [message, remedy] = words[why];
    return {
      file: redirectsFilePath,
      message: `The redirect from ${from} to ${to} ${message}.`,
      remedy,
      about: { paths: [from, to] },
    };
  });
}
