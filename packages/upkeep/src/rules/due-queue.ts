import { type Day, daysBetween } from '@vpn-site/core/day/day.ts';
import type { DueItem, DueSource } from './due-item.ts';

/** What another value could do to a list: the most places that its provider would move, and where. */
export interface RankEffect {
  readonly places: number;
  /** The profile of that list; undefined where nobody would move. */
  readonly list: string | undefined;
}

export const noEffect: RankEffect = { places: 0, list: undefined };

export interface DueEntry extends DueItem {
  /** 0 or less where it is out of date. */
  readonly daysLeft: number;
  readonly effect: RankEffect;
  /** What the queue is ordered by, the lowest first: days left, less what a change could do. */
  readonly urgency: number;
}

/** A source with all that rests on it: one reading renews many. */
export interface DueGroup {
  readonly source: DueSource;
  /** Of the entry that expires first. */
  readonly daysLeft: number;
  /** Of the most urgent entry. */
  readonly urgency: number;
  /** The most urgent first. */
  readonly entries: readonly DueEntry[];
}

/** What to look at next: what `npm run site -- due --format json` writes. */
export interface DueQueue {
  readonly asOf: Day;
  /** The most urgent first. */
  readonly groups: readonly DueGroup[];
}

/** A place in a list weighs as much as a month: what could move a provider by two comes two months earlier. */
const daysPerPlace = 30;

/** What is over longer waits no less, but readers were told: it does not push back what could move a place soon. */
const daysOverThatCount = 30;

/** Everything that expires, by the source to read. */
export function dueQueue(
  items: readonly DueItem[],
  effectOf: (item: DueItem) => RankEffect,
  asOf: Day,
): DueQueue {
  const entries = items.map((item): DueEntry => {
    const daysLeft = daysBetween(asOf, item.expires);
    const effect = effectOf(item);
    const urgency = Math.max(daysLeft, -daysOverThatCount) - daysPerPlace * effect.places;
    return { ...item, daysLeft, effect, urgency };
  });
  const groups = [...Map.groupBy(entries.toSorted(byUrgency), ({ source }) => source.url).values()];
  return { asOf, groups: groups.flatMap(groupOf).toSorted(byUrgency) };
}

/** The part of the queue in which something of each source is over within so many days. */
export function dueWithin({ asOf, groups }: DueQueue, days: number): DueQueue {
  return { asOf, groups: groups.filter(({ daysLeft }) => daysLeft <= days) };
}

export function isOver({ daysLeft }: Pick<DueEntry, 'daysLeft'>): boolean {
  return daysLeft <= 0;
}

type Waiting = Pick<DueEntry, 'urgency' | 'daysLeft'>;

/** Sorting keeps the order of equals, so the same files give the same queue. */
function byUrgency(a: Waiting, b: Waiting): number {
  return a.urgency - b.urgency || a.daysLeft - b.daysLeft;
}

function groupOf(entries: readonly DueEntry[]): DueGroup[] {
  const [first] = entries;
  if (!first) return [];
  const daysLeft = Math.min(...entries.map((entry) => entry.daysLeft));
  return [{ source: first.source, daysLeft, urgency: first.urgency, entries }];
}
