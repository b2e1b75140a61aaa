import type { Problem } from '#catalog/problem.ts';
import type { Release } from '#server/release.ts';

type Addresses = Pick<Release, 'moved' | 'files' | 'routes'>;

/**
 * A redirect must end at a page, in one step, and must not hide one. Then it can neither lead into the void nor
 * round in a circle.
 */
export function movedPathProblems({ moved, files, routes }: Addresses): Problem[] {
  const pages = new Set([
    ...routes.rendered,
    ...routes.forVisitor,
    ...files.map(({ file }) => `/${file.replace(/\.html$/, '')}`),
    '/',
  ]);
  const seen = new Set<string>();
  return moved.flatMap(([from, to]) => {
    const isTwice = seen.has(from);
    seen.add(from);
    const file = 'dist/release.json';
    const message = `The redirect from "${from}" to "${to}"`;
    if (isTwice) return [{ file, message: `${message} is one of two.`, remedy: 'Keep one of them.' }];
    if (pages.has(from)) {
      return [
        { file, message: `${message} hides a page.`, remedy: 'Remove the redirect, or move the page.' },
      ];
    }
    if (pages.has(to)) return [];
    const remedy = 'Lead to the address of a page, not to another redirect.';
    return [{ file, message: `${message} ends where there is no page.`, remedy }];
  });
}
