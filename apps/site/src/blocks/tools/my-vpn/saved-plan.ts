import { type Day, isDay } from '@vpn-site/core/day/day.ts';

/** The reader's VPN, as their browser keeps it. */
export interface SavedPlan {
  /** Provider id and plan id: `provider.plan`. */
  readonly plan: string;
  readonly bought: Day;
  /** The day of the last visit. */
  readonly seen: Day;
  /** The day of the visit before it; undefined on the first. Changes since then are new all day long. */
  readonly seenBefore?: Day | undefined;
}

/** The localStorage key. It is not a cookie and is never sent. */
export const savedPlanKey = 'my-vpn';

/** Reads a saved plan; undefined if there is none or the text is damaged. */
export function parseSavedPlan(text: string | null | undefined): SavedPlan | undefined {
  try {
    const { plan, bought, seen, seenBefore } = JSON.parse(text ?? '') as Partial<SavedPlan>;
    const isValid = typeof plan === 'string' && isDay(bought ?? '') && isDay(seen ?? '');
    if (!isValid || bought === undefined || seen === undefined) return undefined;
    return { plan, bought, seen, seenBefore: isDay(seenBefore ?? '') ? seenBefore : undefined };
  } catch {
    return undefined;
  }
}

/** Returns the plan with a visit on a day. */
export function visited(saved: SavedPlan, today: Day): SavedPlan {
  return saved.seen === today ? saved : { ...saved, seen: today, seenBefore: saved.seen };
}
