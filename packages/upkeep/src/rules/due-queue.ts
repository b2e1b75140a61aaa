import { type Day, daysBetween } from '@vpn-site/core/day/day.ts';
import type { DueItem, DueSource } from './due-item.ts';

/**
 * The largest effect that another value could have: the number of ranks by which the provider would move, and the profile
 * in which it would.
 */
export interface RankEffect {
  readonly places: number;
  /** The profile; undefined if nothing would move. */
  readonly list: string | undefined;
}

export const noEffect: RankEffect = { places: 0, list: undefined };

export interface DueEntry extends DueItem {
  /** The number of days left; 0 or less if the item is out of date. */
  readonly daysLeft: number;
  readonly effect: RankEffect;
  /** The sort key of the queue, lowest first: days left, minus the possible effect of a change. */
  readonly urgency: number;
}

/** A source with all entries that cite it, because one reading can renew many. */
export interface DueGroup {
  readonly source: DueSource;
  /** The days left for the entry that expires first. */
  readonly daysLeft: number;
  /** The urgency of the most urgent entry. */
  readonly urgency: number;
  /** The entries, most urgent first. */
  readonly entries: readonly DueEntry[];
}

/** The queue of what to check next, in the format of `npm run site -- due --format json`. */
export interface DueQueue {
  readonly asOf: Day;
  /** The sources, most urgent first. */
  readonly groups: readonly DueGroup[];
}

/** The number of days that one rank weighs. A change that could move a provider by two ranks comes two months earlier. */
const daysPerRank = 30;

/**
 * The number of overdue days from which urgency does not grow, so that among overdue facts those that could move a rank
 * come first.
 */
const maxOverdueDays = 30;

/** Returns everything that expires, grouped by the source to read. */
export function dueQueue(
  items: readonly DueItem[],
  effectOf: (item: DueItem) => RankEffect,
  asOf: Day,
): DueQueue {
  const entries = items.map((item): DueEntry => {
    const daysLeft = daysBetween(asOf, item.expires);
    const effect = effectOf(item);
    const urgency = Math.max(daysLeft, -maxOverdueDays) - daysPerRank * effect.places;
    return { ...item, daysLeft, effect, urgency };
  });
  const groups = [...Map.groupBy(entries.toSorted(byUrgency), ({ source }) => source.url).values()];
  return { asOf, groups: groups.flatMap(groupOf).toSorted(byUrgency) };
}

/** Returns the sources with an entry that expires within this number of days. */
export function dueWithin({ asOf, groups }: DueQueue, days: number): DueQueue {
  return { asOf, groups: groups.filter(({ daysLeft }) => daysLeft <= days) };
}

export function isOverdue({ daysLeft }: Pick<DueEntry, 'daysLeft'>): boolean {
  return daysLeft <= 0;
}

type Waiting = Pick<DueEntry, 'urgency' | 'daysLeft'>;

/**
 * Compares by urgency. Overdue items come first, regardless of the ranks that they could move. Sorting is stable, so that
 * the same files give the same queue.
 */
function byUrgency(a: Waiting, b: Waiting): number {
  return Number(isOverdue(b)) - Number(isOverdue(a)) || a.urgency - b.urgency || a.daysLeft - b.daysLeft;
}

function groupOf(entries: readonly DueEntry[]): DueGroup[] {
  const [first] = entries;
  if (!first) return [];
  const daysLeft = Math.min(...entries.map((entry) => entry.daysLeft));
  return [{ source: first.source, daysLeft, urgency: first.urgency, entries }];
}
