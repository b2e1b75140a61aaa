import type { Problem } from '@vpn-site/content/problem.ts';
import { PairRoutes } from '@vpn-site/core/comparison/pair-routes.ts';
import { renderedPaths } from '#release/listed-paths.ts';
import type { Release } from '#release/release.ts';
import { fileAddress } from '#release/site-files.ts';

type Addresses = Pick<Release, 'moved' | 'files' | 'routes' | 'providers'>;

/**
 * Checks that each redirect leads directly to a page and that its old address has no page. This excludes dead ends and
 * loops.
 */
export function movedPathProblems(release: Addresses): Problem[] {
  const { moved, files, routes, providers } = release;
  const pairs = new PairRoutes(routes.pairs, providers);
  const pages = new Set([
    ...renderedPaths(release),
    ...routes.forVisitor,
    ...files.map(({ file }) => fileAddress(file)),
  ]);
  const seen = new Set<string>();
  return moved.flatMap(([from, to]) => {
    const isTwice = seen.has(from) || pairs.movedTo(from) !== undefined;
    seen.add(from);
    const file = 'dist/release.json';
    const message = `The redirect from "${from}" to "${to}"`;
    if (isTwice) return [{ file, message: `${message} exists twice.`, remedy: 'Keep one of them.' }];
    if (pages.has(from)) {
      return [
        { file, message: `${message} hides a page.`, remedy: 'Remove the redirect, or move the page.' },
      ];
    }
    if (pages.has(to)) return [];
    const remedy = 'Redirect to the address of a page, not to another redirect.';
    return [{ file, message: `${message} does not lead to a page.`, remedy }];
  });
}
