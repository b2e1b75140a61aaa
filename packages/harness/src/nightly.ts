/**
 * `npm run gate -- --nightly`: one file after another, with time for all that takes long and a machine that is quiet. What loads the
 * machine or takes long, and what changes seldom break, runs only then: `test.runIf(isNightly)`.
 */
export const isNightly = process.env.NIGHTLY === '1';

/**
 * Of many cases for which the same lines answer: by day every nth, the first among them, at night all. What proves a clause is
 * never for the night.
 */
export function byDay<Case>(cases: readonly Case[], nth: number): Case[] {
  return cases.filter((_, index) => isNightly || index % nth === 0);
}

/**
 * The most that something may take. Milliseconds are counted at night; by day machines are shared, and only what hangs fails. A
 * test that needs them to tell two things apart must not use it.
 */
export function atMostMilliseconds(milliseconds: number): number {
  return isNightly ? milliseconds : milliseconds + 10_000;
}
