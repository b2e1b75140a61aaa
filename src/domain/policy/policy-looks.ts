import type { Instant } from '../upkeep/settle-readings.ts';
import { type Statement, statementsOf } from './statements.ts';

/** A text as an archive recorded it: from then on, until it recorded another. */
export interface PolicyVersion {
  readonly at: Instant;
  readonly text: string;
}

/** One look at a policy: what it says; undefined where the page did not come. */
export interface PolicyLook {
  readonly at: Instant;
  readonly statements: ReadonlyMap<string, Statement> | undefined;
}

/**
 * An archive that looks every day writes down what is new, so a version was seen again until just before the next one:
 * each becomes two looks. Without the second, a wording that stood for a year would weigh as much as one of an hour.
 */
export function looksOf(versions: readonly PolicyVersion[], lastLook: Instant): PolicyLook[] {
  const read = new Map<string, PolicyLook['statements']>();
  return versions.flatMap(({ at, text }, index) => {
    const statements = read.get(text) ?? statementsByKey(text);
    read.set(text, statements);
    const next = versions[index + 1]?.at ?? lastLook;
    const until = new Date(Math.max(Date.parse(at), Date.parse(next) - 1)).toISOString();
    return [
      { at, statements },
      { at: until, statements },
    ];
  });
}

/** A page that says nothing at all is one that did not come: 'Loading'. */
function statementsByKey(text: string): PolicyLook['statements'] {
  const found = new Map(statementsOf(text).map((statement) => [statement.key, statement]));
  return found.size > 0 ? found : undefined;
}
