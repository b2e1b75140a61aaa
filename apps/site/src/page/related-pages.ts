/** Candidates for links to other pages, by how close they are to a page. */
export interface NearbyPages<P> {
  /** Pages in the menu group that contains the page. */
  readonly group: readonly P[];
  /** Pages of the same kind, starting with the one after the page. */
  readonly kind: readonly P[];
  /** Other pages, used if `group` and `kind` have too few. */
  readonly further: readonly P[];
}

export const minRelated = 2;
export const maxRelated = 4;

/**
 * Returns related pages: first from the menu group, then of the same kind. Other pages are used only if there are too few
 * of these.
 */
export function relatedPages<P extends { readonly path: string }>(
  path: string,
  { group, kind, further }: NearbyPages<P>,
): P[] {
  const near = distinct([...group, ...kind], path);
  if (near.length >= minRelated) return near.slice(0, maxRelated);
  return distinct([...near, ...further], path).slice(0, minRelated);
}

/**
 * Returns the pages after a position; after the last page comes the first. So pages don't all link to the same few pages,
 * and finding neighbors is fast among tens of thousands.
 */
export function pagesAfter<P>(pages: readonly P[], position: number): P[] {
  const count = Math.min(maxRelated, pages.length - 1);
  return Array.from(
    { length: Math.max(count, 0) },
    (_, step) => pages[(position + 1 + step) % pages.length],
  ).filter((page) => page !== undefined);
}

function distinct<P extends { readonly path: string }>(pages: readonly P[], without: string): P[] {
  const byPath = new Map(pages.toReversed().map((page) => [page.path, page]));
  return [...new Set(pages.map(({ path }) => path))]
    .filter((path) => path !== without)
    .flatMap((path) => byPath.get(path) ?? []);
}
