import type { PolicyLook } from './policy-looks.ts';
import { type Instant, type Patience, settleReadings } from './settle-readings.ts';
import { type Statement, statementsOf } from './statements.ts';

/** What came and went together, for good. */
export interface PolicyChange {
  /** The first look that showed it. */
  readonly since: Instant;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Longer than a page ever showed the other of two wordings; shorter than the time between two true changes. */
export const policyPatience: Patience = { readings: 2, days: 2 };

/** Whether something stands in a text, as the value of a reading. */
export const here = 'here';
export const gone = 'gone';

interface StatementLook {
  readonly at: Instant;
  readonly statements: ReadonlyMap<string, Statement> | undefined;
}

/**
 * The true changes in a series of looks, oldest first. Each statement is followed by itself, so that a change is seen
 * while another passage goes on alternating; what settles with the same look is one change.
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

/** Most looks show a text that was seen before. */
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

/** In the order in which they were first read. */
function allStatements(looks: readonly StatementLook[]): Iterable<Statement> {
  const all = new Map<string, Statement>();
  for (const { statements } of looks) {
    for (const [key, statement] of statements ?? []) if (!all.has(key)) all.set(key, statement);
  }
  return all.values();
}
