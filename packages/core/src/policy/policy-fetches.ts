import type { Instant } from './confirm-readings.ts';
import { statementsOf } from './statements.ts';

/** A text as an archive recorded it, valid until the next version. */
export interface PolicyVersion {
  readonly at: Instant;
  readonly text: string;
}

/** One fetch of a policy; `text` is undefined where the page did not load. */
export interface PolicyFetch {
  readonly at: Instant;
  readonly text: string | undefined;
}

/**
 * Expands versions to fetches. An archive fetches daily and records only changes, so each version becomes two fetches: its
 * first, and one just before the next version. Otherwise a wording that lasted a year would weigh as much as one of an
 * hour.
 */
export function policyFetches(versions: readonly PolicyVersion[], lastFetch: Instant): PolicyFetch[] {
  const failed = new Set([...new Set(versions.map(({ text }) => text))].filter(isFailed));
  return versions.flatMap(({ at, text: recorded }, index) => {
    const text = failed.has(recorded) ? undefined : recorded;
    const next = versions[index + 1]?.at ?? lastFetch;
    const until = new Date(Math.max(Date.parse(at), Date.parse(next) - 1)).toISOString();
    return [
      { at, text },
      { at: until, text },
    ];
  });
}

/** Whether a page did not load: it has no statements, only 'Loading'. */
export function isFailed(text: string): boolean {
  return statementsOf(text).length === 0;
}
