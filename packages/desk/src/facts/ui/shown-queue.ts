import type { DeskState, QueueEntry, QueueGroup } from '../wire.ts';

export interface QueueFilter {
  readonly subject: string;
  readonly kind: string;
  /** The max number of days until an entry is due. Entries with a badge are always shown. */
  readonly days: number;
}

export function shownGroups(groups: readonly QueueGroup[], filter: QueueFilter): QueueGroup[] {
  return groups.flatMap((group) => {
    const entries = group.entries.filter((entry) => isShown(entry, filter));
    return entries.length === 0 ? [] : [{ ...group, entries }];
  });
}

function isShown({ subject, kind, daysLeft, badges }: QueueEntry, filter: QueueFilter): boolean {
  return (
    (filter.subject === '' || subject === filter.subject) &&
    (filter.kind === '' || kind === filter.kind) &&
    (badges.length > 0 || (daysLeft !== undefined && daysLeft <= filter.days))
  );
}

/** Returns the new state in the order of the old one. Decided entries do not move until the queue is loaded again. */
export function inPreviousOrder(before: DeskState, now: DeskState): DeskState {
  const fresh = new Map(now.groups.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry]));
  const decided = new Set([...now.decided, ...before.decided].map(({ id }) => id));
  const groups = before.groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => {
      const next = fresh.get(entry.id) ?? entry;
      // Keeps the old due date, or the entry would disappear while the editor looks at it.
      return decided.has(entry.id) ? { ...next, daysLeft: entry.daysLeft, badges: entry.badges } : next;
    }),
  }));
  return { ...now, groups };
}
