import type { Day } from '@vpn-site/core/day/day.ts';
import { readDueItems } from '@vpn-site/upkeep/due/due-items.ts';
import { type DueQueue, dueQueue, type RankEffect } from '@vpn-site/upkeep/rules/due-queue.ts';
import { rankEffects } from '@vpn-site/upkeep/rules/due-rank-effects.ts';
import type { FactsState } from './facts-on-disk.ts';
import { decisionCellId } from './find-cell.ts';

/**
 * Possible effects on ranks by cell. They are cached, because they are slow to compute and hardly change within an hour.
 */
export type KnownEffects = Map<string, RankEffect>;

/** Returns everything that is due, in the order of `npm run site -- due`. */
export function dueNow(
  root: string,
  { files, facts, methodology }: FactsState,
  asOf: Day,
  known: KnownEffects,
): DueQueue {
  const effectOf = rankEffects(facts.providers, methodology, asOf);
  const items = readDueItems(root, files);
  for (const item of items) {
    const id = decisionCellId(item);
    if (!known.has(id)) known.set(id, effectOf(item));
  }
  return dueQueue(items, (item) => known.get(decisionCellId(item)) ?? effectOf(item), asOf);
}
