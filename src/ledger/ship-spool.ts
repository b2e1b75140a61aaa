import type { ClickSpool } from './click-spool.ts';
import type { ClickStore } from './click-store.ts';

/** Clicks sent to the database at once. */
export const shipSize = 5000;

/**
 * Takes all clicks from the spool to the database; how many. A batch leaves the spool only after the database has
 * committed it: if the process dies in between, or another ships the same file, it is sent again, and the ids make
 * the second time harmless.
 */
export async function shipSpool(spool: ClickSpool, store: Pick<ClickStore, 'insert'>): Promise<number> {
  let shipped = 0;
  for (;;) {
    const clicks = spool.oldest(shipSize);
    if (!clicks) return shipped;
    await store.insert(clicks.json);
    spool.removeThrough(clicks.last);
    shipped += clicks.count;
  }
}
