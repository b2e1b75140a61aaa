/** What is worth reading next, by how near it is to a page. */
export interface NearbyPages<P> {
  /** The group of the menu that holds the page. */
  readonly group: readonly P[];
  /** Pages of the same kind, the next one first. */
  readonly kind: readonly P[];
  /** Where the others do not suffice. */
  readonly further: readonly P[];
}

export const minRelated = 2;
export const maxRelated = 4;

/** Its group first, then its kind. Only pages with hardly any neighbours lead further away. */
export function relatedPages<P extends { readonly path: string }>(
  path: string,
  { group, kind, further }: NearbyPages<P>,
): P[] {
  const near = distinct([...group, ...kind], path);
  if (near.length >= minRelated) return near.slice(0, maxRelated);
  return distinct([...near, ...further], path).slice(0, minRelated);
}

/**
 * The pages that follow a position, the first after the last: not every page leads to the same few, and a page among
 * tens of thousands finds its neighbours at once.
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
