/** Candidates for further reading, by closeness to a page. */
export interface NearbyPages<P> {
  /** Pages in the menu group that contains the page. */
  readonly group: readonly P[];
  /** Pages of the same kind, starting with the next one. */
  readonly kind: readonly P[];
  /** Other pages, used if `group` and `kind` have too few. */
  readonly further: readonly P[];
}

export const minRelated = 2;
export const maxRelated = 4;

/**
 * Returns related pages from the menu group first, then of the same kind. Other pages are only used if there are too few of
 * these.
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
 * Returns the pages after a position, wrapping around at the end. This way pages don't all link to the same few, and
 * finding neighbors is fast among tens of thousands.
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
