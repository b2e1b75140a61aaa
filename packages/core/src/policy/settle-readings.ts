/** A moment in UTC, as ISO 8601; such texts compare as moments do. */
export type Instant = string;

/** One look at something that somebody else publishes. */
export interface Reading {
  readonly at: Instant;
  /** What it said, or a fingerprint of it; undefined where the look failed. */
  readonly value: string | undefined;
}

/** How long a new value must last before it is believed. */
export interface Patience {
  /** In so many looks in a row, failed ones left aside. */
  readonly readings: number;
  /** From the first to the last of them. */
  readonly days: number;
}

export interface SettledChange {
  readonly from: string;
  readonly to: string;
  /** The first look that gave the new value. */
  readonly since: Instant;
  /** The look by which it was believed. */
  readonly settled: Instant;
}

/** A value that came and went before it was believed. */
export interface Flap {
  readonly value: string;
  readonly first: Instant;
  readonly last: Instant;
}

/** A value that was seen and is not believed yet. */
export interface Pending extends Flap {
  readonly readings: number;
}

export interface SettledReadings {
  /** What is believed; undefined as long as every look failed. */
  readonly value: string | undefined;
  readonly changes: readonly SettledChange[];
  readonly flaps: readonly Flap[];
  readonly pending: Pending | undefined;
}

const millisecondsPerDay = 86_400_000;

/**
 * What a series of looks comes to, oldest first. The web fails, and shows one visitor this wording and the next visitor
 * another: a failed look says nothing, and another value counts only once it has lasted.
 */
export function settleReadings(readings: readonly Reading[], patience: Patience): SettledReadings {
  let value: string | undefined;
  let pending: Pending | undefined;
  const changes: SettledChange[] = [];
  const flaps: Flap[] = [];
  const drop = () => {
    if (pending) flaps.push({ value: pending.value, first: pending.first, last: pending.last });
    pending = undefined;
  };
  for (const reading of readings) {
    if (reading.value === undefined) continue;
    value ??= reading.value;
    if (reading.value !== pending?.value) drop();
    if (reading.value === value) continue;
    pending = {
      value: reading.value,
      first: pending?.first ?? reading.at,
      last: reading.at,
      readings: (pending?.readings ?? 0) + 1,
    };
    if (!hasLasted(pending, patience)) continue;
    changes.push({ from: value, to: pending.value, since: pending.first, settled: pending.last });
    value = pending.value;
    pending = undefined;
  }
  return { value, changes, flaps, pending };
}

function hasLasted({ readings, first, last }: Pending, patience: Patience): boolean {
  const days = (Date.parse(last) - Date.parse(first)) / millisecondsPerDay;
  return readings >= patience.readings && days >= patience.days;
}
