import type { Day } from '@vpn-site/core/day/day.ts';
import { confirmReadings } from '@vpn-site/core/policy/confirm-readings.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { planAsRead, termsKey } from './feed-plan.ts';
import { observedAt, observedOn, type SnapshotRecord } from './snapshots.ts';

/**
 * An amount is confirmed by two captures from different visits. Half a day is enough, because captures of successive days
 * are a little less than a day apart.
 */
export const confirmationPeriod = { readings: 2, days: 0.5 } as const;

interface PlanChange {
  readonly to: Plan;
  /** The first capture that showed the change. */
  readonly since: SnapshotRecord;
  /** The day of the last capture before the change. */
  readonly previous: Day;
}

export interface ConfirmedPlan {
  /** The confirmed plan: as written, or as enough captures have shown it since. */
  readonly plan: Plan;
  readonly changes: readonly PlanChange[];
  /** The first and the last capture of amounts that appeared and disappeared. */
  readonly flaps: readonly { readonly first: SnapshotRecord; readonly last: SnapshotRecord }[];
  /** A capture whose values were not seen often enough yet. */
  readonly pending: SnapshotRecord | undefined;
}

/** Evaluates the captures that are newer than the written plan; older ones are ignored. */
export function confirmPlan(written: Plan, snapshots: readonly SnapshotRecord[]): ConfirmedPlan {
  const fresh = newCaptures(written.observed, snapshots);
  const at = new Map(fresh.map((snapshot) => [observedAt(snapshot), snapshot]));
  const snapshotAt = (moment: string): SnapshotRecord => {
    const snapshot = at.get(moment);
    if (!snapshot) throw new Error(`No capture of ${moment}`);
    return snapshot;
  };
  const { changes, flaps, pending } = confirmReadings(
    [
      { at: `${written.observed}T00:00:00Z`, value: termsKey(written) },
      ...fresh.map((snapshot) => ({
        at: observedAt(snapshot),
        value: termsKey(planAsRead(written, snapshot.record)),
      })),
    ],
    confirmationPeriod,
  );
  const confirmed = changes.map(({ since }) => ({
    to: planAsRead(written, snapshotAt(since).record),
    since: snapshotAt(since),
    previous:
      fresh
        .filter((snapshot) => observedAt(snapshot) < since)
        .map(observedOn)
        .at(-1) ?? written.observed,
  }));
  return {
    plan: confirmed.at(-1)?.to ?? written,
    changes: confirmed,
    flaps: flaps.map(({ first, last }) => ({ first: snapshotAt(first), last: snapshotAt(last) })),
    pending: pending && snapshotAt(pending.last),
  };
}

/** Returns each capture once, oldest first, because a snapshot can repeat an earlier one. */
export function newCaptures(after: Day, snapshots: readonly SnapshotRecord[]): SnapshotRecord[] {
  const fresh = snapshots.filter((snapshot) => observedOn(snapshot) > after);
  const once = [...Map.groupBy(fresh, observedAt)].flatMap(([, [first]]) => first ?? []);
  return once.toSorted((a, b) => (observedAt(a) < observedAt(b) ? -1 : 1));
}
