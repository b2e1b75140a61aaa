import { pinnedFile } from '#rules/pinned-address.ts';
import { livingSources, type WatchedCell } from '#rules/watch-cell.ts';
import type { ReadingsOf } from '#rules/watch-notice.ts';

/** A cell and its source with a given address. */
export interface Citing {
  readonly cell: WatchedCell;
  readonly id: string;
}

/** An address with all cells that cite it, so that it is read only once. */
export interface WatchedAddress {
  /** Without a fragment. */
  readonly url: string;
  readonly host: string;
  readonly citing: readonly Citing[];
}

/** Returns the addresses of the cells' living sources, those read longest ago first. */
export function watchedAddresses(cells: readonly WatchedCell[], readingsOf: ReadingsOf): WatchedAddress[] {
  const citing = new Map<string, Citing[]>();
  for (const cell of cells) {
    for (const id of livingSources(cell)) {
      const url = withoutFragment(cell.sources[id]?.url ?? '');
      if (!URL.canParse(url)) continue;
      citing.set(url, [...(citing.get(url) ?? []), { cell, id }]);
    }
  }
  const lastReadAt = (all: readonly Citing[]) =>
    all.map(({ cell, id }) => readingsOf(cell, id).at(-1)?.at ?? '').toSorted()[0] ?? '';
  const lastReads = new Map([...citing].map(([url, all]) => [url, lastReadAt(all)]));
  return [...citing]
    .map(([url, all]) => ({ url, host: new URL(url).host, citing: all }))
    .toSorted(
      (a, b) =>
        (lastReads.get(a.url) ?? '').localeCompare(lastReads.get(b.url) ?? '') || a.url.localeCompare(b.url),
    );
}

/** Removes the fragment, and for a file also the query, because every view of a file has the same content. */
function withoutFragment(url: string): string {
  const [address = ''] = url.split('#');
  return pinnedFile(url) ? (address.split('?')[0] ?? '') : address;
}
