import { type Instant, type Patience, settleReadings } from '../upkeep/settle-readings.ts';
import type { PolicyLook } from './policy-looks.ts';
import type { Statement } from './statements.ts';

/** What came and went together, for good. */
export interface PolicyChange {
  /** The first look that showed it. */
  readonly since: Instant;
  /** The last look before it that succeeded. */
  readonly before: Instant;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Longer than a page ever showed the other of two wordings; shorter than the time between two true changes. */
export const policyPatience: Patience = { readings: 2, days: 2 };

const here = 'here';
const gone = 'gone';

/**
 * The true changes in a series of looks, oldest first. Each statement is followed by itself, so that a change is seen
 * while another passage goes on alternating; what settles with the same look is one change.
 */
export function policyChanges(looks: readonly PolicyLook[], patience = policyPatience): PolicyChange[] {
  const turns = [...allStatements(looks)].flatMap(({ key, words }) =>
    presence(looks, (statements) => statements.has(key), patience).changes.map(({ to, since }) => ({
      since,
      to,
      words,
    })),
  );
  return [...Map.groupBy(turns, ({ since }) => since)]
    .map(([since, together]) => ({
      since,
      before: lastBefore(looks, since),
      removed: together.filter(({ to }) => to === gone).map(({ words }) => words),
      added: together.filter(({ to }) => to === here).map(({ words }) => words),
    }))
    .toSorted((a, b) => (a.since < b.since ? -1 : 1));
}

/** Whether something is to be believed to stand in the text, and since when that is so. */
export function presence(
  looks: readonly PolicyLook[],
  stands: (statements: ReadonlyMap<string, Statement>) => boolean,
  patience = policyPatience,
) {
  const readings = looks.map(({ at, statements }) => ({
    at,
    value: statements && (stands(statements) ? here : gone),
  }));
  return settleReadings(readings, patience);
}

/** In the order in which they were first read. */
function allStatements(looks: readonly PolicyLook[]): Iterable<Statement> {
  const all = new Map<string, Statement>();
  for (const { statements } of looks) {
    for (const [key, statement] of statements ?? []) if (!all.has(key)) all.set(key, statement);
  }
  return all.values();
}

function lastBefore(looks: readonly PolicyLook[], since: Instant): Instant {
  return looks.findLast(({ at, statements }) => at < since && statements)?.at ?? since;
}
