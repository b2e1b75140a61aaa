import { type ConfirmationPeriod, confirmReadings, type Instant } from './confirm-readings.ts';
import type { PolicyFetch } from './policy-fetches.ts';
import { type Statement, statementsOf } from './statements.ts';

/** Statements that were added and removed together, for good. */
export interface PolicyChange {
  /** The first fetch that showed the change. */
  readonly since: Instant;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * The confirmation period for policies: longer than alternating wordings last on a page, and shorter than the time between
 * two true changes.
 */
export const policyConfirmationPeriod: ConfirmationPeriod = { readings: 2, days: 2 };

/** The values of a reading for a statement or quote: the fetched text contains it, or not. */
export const here = 'here';
export const gone = 'gone';

interface StatementFetch {
  readonly at: Instant;
  readonly statements: ReadonlyMap<string, Statement> | undefined;
}

/**
 * Returns the true changes in a series of fetches, oldest first. It tracks each statement separately, so that a change is
 * found while another passage alternates. Changes that begin with the same fetch are one change.
 */
export function policyChanges(
  texts: readonly PolicyFetch[],
  period = policyConfirmationPeriod,
): PolicyChange[] {
  const fetches = parseFetches(texts);
  const turns = [...allStatements(fetches)].flatMap(({ key, words }) => {
    const readings = fetches.map(({ at, statements }) => ({
      at,
      value: statements && (statements.has(key) ? here : gone),
    }));
    return confirmReadings(readings, period).changes.map(({ to, since }) => ({ since, to, words }));
  });
  return [...Map.groupBy(turns, ({ since }) => since)]
    .map(([since, together]) => ({
      since,
      removed: together.filter(({ to }) => to === gone).map(({ words }) => words),
      added: together.filter(({ to }) => to === here).map(({ words }) => words),
    }))
    .toSorted((a, b) => (a.since < b.since ? -1 : 1));
}

/** Parses the statements of each fetch. It caches them by text, because most fetches return a text that was seen before. */
function parseFetches(fetches: readonly PolicyFetch[]): StatementFetch[] {
  const read = new Map<string, ReadonlyMap<string, Statement>>();
  return fetches.map(({ at, text }) => {
    if (text === undefined) return { at, statements: undefined };
    const statements =
      read.get(text) ?? new Map(statementsOf(text).map((statement) => [statement.key, statement]));
    read.set(text, statements);
    return { at, statements };
  });
}

/** Returns all statements in the order in which they first appeared. */
function allStatements(fetches: readonly StatementFetch[]): Iterable<Statement> {
  const all = new Map<string, Statement>();
  for (const { statements } of fetches) {
    for (const [key, statement] of statements ?? []) if (!all.has(key)) all.set(key, statement);
  }
  return all.values();
}
