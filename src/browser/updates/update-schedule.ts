/** How often an open page asks whether a newer build has come. */
export const oneHour = 3_600_000;

/** A tab that comes back asks at once, but not when it has asked within this time. */
export const returnGap = 60_000;

/** Whether a tab that comes back should ask. */
export function shouldAskOnReturn(lastAsked: number, now: number): boolean {
  return now - lastAsked >= returnGap;
}
