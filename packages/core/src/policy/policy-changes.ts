import type { PolicyLook } from './policy-looks.ts';
import { type Instant, type Patience, settleReadings } from './settle-readings.ts';
import { type Statement, statementsOf } from './statements.ts';

/** Statements that were added and removed together and stayed so. */
export interface PolicyChange {
  /** The first fetch that showed it. */
  readonly since: Instant;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Longer than a page ever showed the other of two alternating wordings; shorter than the time between two true changes. */
export const policyPatience: Patience = { readings: 2, days: 2 };

/** Values of a reading: whether a text contains something. */
export const here = 'here';
export const gone = 'gone';

interface StatementLook {
  readonly at: Instant;
  readonly statements: ReadonlyMap<string, Statement> | undefined;
}

/**
 * Returns the true changes in a series of fetches, oldest first. Each statement is tracked separately, so that a change is
 * found while another passage alternates; changes that begin with the same fetch are one.
 */
export function policyChanges(texts: readonly PolicyLook[], patience = policyPatience): PolicyChange[] {
  const looks = statementLooks(texts);
  const turns = [...allStatements(looks)].flatMap(({ key, words }) => {
    const readings = looks.map(({ at, statements }) => ({
      at,
      value: statements && (statements.has(key) ? here : gone),
    }));
    return settleReadings(readings, patience).changes.map(({ to, since }) => ({ since, to, words }));
  });
  return [...Map.groupBy(turns, ({ since }) => since)]
    .map(([since, together]) => ({
      since,
      removed: together.filter(({ to }) => to === gone).map(({ words }) => words),
      added: together.filter(({ to }) => to === here).map(({ words }) => words),
    }))
    .toSorted((a, b) => (a.since < b.since ? -1 : 1));
}

/** Caches by text, because most fetches return a text that was seen before. */
function statementLooks(looks: readonly PolicyLook[]): StatementLook[] {
  const read = new Map<string, ReadonlyMap<string, Statement>>();
  return looks.map(({ at, text }) => {
    if (text === undefined) return { at, statements: undefined };
    const statements =
      read.get(text) ?? new Map(statementsOf(text).map((statement) => [statement.key, statement]));
    read.set(text, statements);
    return { at, statements };
  });
}

/** Returns all statements in the order in which they were first read. */
function allStatements(looks: readonly StatementLook[]): Iterable<Statement> {
  const all = new Map<string, Statement>();
  for (const { statements } of looks) {
    for (const [key, statement] of statements ?? []) if (!all.has(key)) all.set(key, statement);
  }
  return all.values();
}
