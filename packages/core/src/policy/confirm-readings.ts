/** A moment in UTC, as ISO 8601; such strings sort by time. */
export type Instant = string;

/** One fetch of a published text or value. */
export interface Reading {
  readonly at: Instant;
  /** The value or its fingerprint; undefined if the fetch failed. */
  readonly value: string | undefined;
}

/** The time for which a new value must last before it is confirmed. */
export interface ConfirmationPeriod {
  /** The min number of consecutive fetches with the value. Failed fetches do not count. */
  readonly readings: number;
  /** The min number of days from the first to the last of these fetches. */
  readonly days: number;
}

export interface ConfirmedChange {
  readonly from: string;
  readonly to: string;
  /** The first fetch with the new value. */
  readonly since: Instant;
  /** The fetch that confirmed the value. */
  readonly confirmed: Instant;
}

/** A value that appeared and disappeared before it was confirmed. */
export interface Flap {
  readonly value: string;
  readonly first: Instant;
  readonly last: Instant;
}

/** A value that was seen but is not confirmed yet. */
export interface Pending extends Flap {
  readonly readings: number;
}

export interface ConfirmedReadings {
  /** The confirmed value; undefined if every fetch failed. */
  readonly value: string | undefined;
  readonly changes: readonly ConfirmedChange[];
  readonly flaps: readonly Flap[];
  readonly pending: Pending | undefined;
}

const millisecondsPerDay = 86_400_000;

/**
 * Evaluates a series of fetches, oldest first. It ignores failed fetches. A new value counts only once it has lasted,
 * because a page may show different wordings to different visitors.
 */
export function confirmReadings(readings: readonly Reading[], period: ConfirmationPeriod): ConfirmedReadings {
  let value: string | undefined;
  let pending: Pending | undefined;
  const changes: ConfirmedChange[] = [];
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
    if (!hasLasted(pending, period)) continue;
    changes.push({ from: value, to: pending.value, since: pending.first, confirmed: pending.last });
    value = pending.value;
    pending = undefined;
  }
  return { value, changes, flaps, pending };
}

function hasLasted({ readings, first, last }: Pending, period: ConfirmationPeriod): boolean {
  const days = (Date.parse(last) - Date.parse(first)) / millisecondsPerDay;
  return readings >= period.readings && days >= period.days;
}
