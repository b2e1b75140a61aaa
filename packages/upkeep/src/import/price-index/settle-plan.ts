import type { Day } from '@vpn-site/core/day/day.ts';
import { settleReadings } from '@vpn-site/core/policy/settle-readings.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { planAsRead, termsKey } from './feed-plan.ts';
import { observedAt, observedOn, type SnapshotRecord } from './looks.ts';

/** Two captures from different visits; captures of successive days are a little less than a day apart. */
const patience = { readings: 2, days: 0.5 } as const;

interface PlanChange {
  readonly to: Plan;
  /** The first capture that showed it. */
  readonly since: SnapshotRecord;
  /** The day of the last capture before it. */
  readonly previous: Day;
}

export interface SettledPlan {
  /** The confirmed plan: as written, or as read for long enough. */
  readonly believed: Plan;
  readonly changes: readonly PlanChange[];
  /** The first and the last capture of amounts that appeared and disappeared. */
  readonly flaps: readonly { readonly first: SnapshotRecord; readonly last: SnapshotRecord }[];
  /** A value that was not seen often enough yet. */
  readonly pending: SnapshotRecord | undefined;
}

/** Evaluates the captures that are newer than the written plan; older ones are ignored. */
export function settlePlan(written: Plan, looks: readonly SnapshotRecord[]): SettledPlan {
  const fresh = newCaptures(written.observed, looks);
  const at = new Map(fresh.map((look) => [observedAt(look), look]));
  const lookAt = (moment: string): SnapshotRecord => {
    const look = at.get(moment);
    if (!look) throw new Error(`No capture of ${moment}`);
    return look;
  };
  const { changes, flaps, pending } = settleReadings(
    [
      { at: `${written.observed}T00:00:00Z`, value: termsKey(written) },
      ...fresh.map((look) => ({
        at: observedAt(look),
        value: termsKey(planAsRead(written, look.record)),
      })),
    ],
    patience,
  );
  const settled = changes.map(({ since }) => ({
    to: planAsRead(written, lookAt(since).record),
    since: lookAt(since),
    previous:
      fresh
        .filter((look) => observedAt(look) < since)
        .map(observedOn)
        .at(-1) ?? written.observed,
  }));
  return {
    believed: settled.at(-1)?.to ?? written,
    changes: settled,
    flaps: flaps.map(({ first, last }) => ({ first: lookAt(first), last: lookAt(last) })),
    pending: pending && lookAt(pending.last),
  };
}

/** Returns each capture once, oldest first, because a snapshot can repeat an earlier one. */
export function newCaptures(after: Day, looks: readonly SnapshotRecord[]): SnapshotRecord[] {
  const fresh = looks.filter((look) => observedOn(look) > after);
  const once = [...Map.groupBy(fresh, observedAt)].flatMap(([, [first]]) => first ?? []);
  return once.toSorted((a, b) => (observedAt(a) < observedAt(b) ? -1 : 1));
}
