/**
 * `npm run gate -- --nightly`: one file after another, with time for all that takes long and a machine that is quiet. What loads the
 * machine or takes long, and what changes seldom break, runs only then: `test.runIf(isNightly)`.
 */
export const isNightly = process.env.NIGHTLY === '1';

/**
 * The most that something may take. Milliseconds are counted at night; by day machines are shared, and only what hangs fails. A
 * test that needs them to tell two things apart must not use it.
 */
export function atMostMilliseconds(milliseconds: number): number {
  return isNightly ? milliseconds : milliseconds + 10_000;
}
