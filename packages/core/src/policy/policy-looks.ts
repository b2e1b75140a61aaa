import type { Instant } from './settle-readings.ts';
import { statementsOf } from './statements.ts';

/** A text as an archive recorded it: from then on, until it recorded another. */
export interface PolicyVersion {
  readonly at: Instant;
  readonly text: string;
}

/** One look at a policy; undefined where the page did not come. */
export interface PolicyLook {
  readonly at: Instant;
  readonly text: string | undefined;
}

/**
 * An archive that looks every day writes down what is new, so a version was seen again until just before the next one:
 * each becomes two looks. Without the second, a wording that stood for a year would weigh as much as one of an hour.
 */
export function looksAt(versions: readonly PolicyVersion[], lastLook: Instant): PolicyLook[] {
  const failed = new Set([...new Set(versions.map(({ text }) => text))].filter(isFailed));
  return versions.flatMap(({ at, text: recorded }, index) => {
    const text = failed.has(recorded) ? undefined : recorded;
    const next = versions[index + 1]?.at ?? lastLook;
    const until = new Date(Math.max(Date.parse(at), Date.parse(next) - 1)).toISOString();
    return [
      { at, text },
      { at: until, text },
    ];
  });
}

/** A page that says nothing at all is one that did not come: 'Loading'. */
export function isFailed(text: string): boolean {
  return statementsOf(text).length === 0;
}
