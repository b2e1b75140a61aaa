import type { Instant } from './confirm-readings.ts';
import { statementsOf } from './statements.ts';

/** A text as an archive recorded it, valid until the next version. */
export interface PolicyVersion {
  readonly at: Instant;
  readonly text: string;
}

/** One fetch of a policy; `text` is undefined if the page did not load. */
export interface PolicyFetch {
  readonly at: Instant;
  readonly text: string | undefined;
}

/**
 * Converts versions to fetches. An archive fetches every day but records only changes, so each version becomes two fetches:
 * its first, and one just before the next version. With one fetch per version, a wording that lasted a year would count as
 * much as one that lasted an hour.
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

/** Whether a page did not load, and the text is only 'Loading' without any statement. */
export function isFailed(text: string): boolean {
  return statementsOf(text).length === 0;
}
