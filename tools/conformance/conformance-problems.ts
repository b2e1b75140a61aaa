import { type Clause, isPending } from './clause.ts';

/** What is wrong with the table: doubled ids, tests that are missing or did not pass, more pending than allowed. */
export function conformanceProblems(
  clauses: readonly Clause[],
  results: ReadonlyMap<string, string>,
  pendingBudget: number,
): string[] {
  const ids = clauses.map(({ id }) => id);
  const doubled = ids.filter((id, position) => ids.indexOf(id) !== position);
  const unproven = clauses.flatMap(({ id, tests = [] }) =>
    tests
      .filter((test) => results.get(test) !== 'passed')
      .map((test) => `${id}: the test "${test}" ${outcome(results.get(test))}.`),
  );
  return [
    ...doubled.map((id) => `${id}: this id stands twice.`),
    ...unproven,
    ...budgetProblems(clauses.filter(isPending).length, pendingBudget),
  ];
}

function outcome(status: string | undefined): string {
  return status === undefined ? 'does not exist; name it as the report does' : `is ${status}, not passed`;
}

function budgetProblems(pending: number, budget: number): string[] {
  if (pending > budget)
    return [`${pending} clauses are pending; the number may only fall, and it was ${budget}.`];
  if (pending < budget)
    return [`Only ${pending} clauses are pending: set pendingClauses in bench/budgets.json to it.`];
  return [];
}
