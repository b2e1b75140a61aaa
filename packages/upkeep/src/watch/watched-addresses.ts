import { pinnedFile } from '#rules/pinned-address.ts';
import { livingSources, type WatchedCell } from '#rules/watch-cell.ts';
import type { ReadingsOf } from '#rules/watch-notice.ts';

/** A cell and the source of it that an address belongs to. */
export interface Citing {
  readonly cell: WatchedCell;
  readonly id: string;
}

/** Something to read, once for all who cite it. */
export interface WatchedAddress {
  /** Without a place in the page. */
  readonly url: string;
  readonly host: string;
  readonly citing: readonly Citing[];
}

/** What the cells rest on and may change, those first that were not looked at for longest. */
export function watchedAddresses(cells: readonly WatchedCell[], readingsOf: ReadingsOf): WatchedAddress[] {
  const citing = new Map<string, Citing[]>();
  for (const cell of cells) {
    for (const id of livingSources(cell)) {
      const url = withoutPlace(cell.sources[id]?.url ?? '');
      if (!URL.canParse(url)) continue;
      citing.set(url, [...(citing.get(url) ?? []), { cell, id }]);
    }
  }
  const lastLook = (all: readonly Citing[]) =>
    all.map(({ cell, id }) => readingsOf(cell, id).at(-1)?.at ?? '').toSorted()[0] ?? '';
  const looked = new Map([...citing].map(([url, all]) => [url, lastLook(all)]));
  return [...citing]
    .map(([url, all]) => ({ url, host: new URL(url).host, citing: all }))
    .toSorted(
      (a, b) =>
        (looked.get(a.url) ?? '').localeCompare(looked.get(b.url) ?? '') || a.url.localeCompare(b.url),
    );
}

/** A file is the same for every way to show it. */
function withoutPlace(url: string): string {
  const [address = ''] = url.split('#');
  return pinnedFile(url) ? (address.split('?')[0] ?? '') : address;
}
