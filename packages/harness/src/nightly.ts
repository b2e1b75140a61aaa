/**
 * `npm run gate -- --nightly`: runs one file after another on a quiet machine, with time for everything that takes long.
 * Tests that load the machine, take long, or are rarely broken by changes run only then: `test.runIf(isNightly)`.
 */
export const isNightly = process.env.NIGHTLY === '1';

/**
 * Returns every nth of many cases that run the same code, including the first; nightly, all of them. A test that proves a
 * clause must not depend on the nightly run.
 */
export function sampleByDay<Case>(cases: readonly Case[], nth: number): Case[] {
  return cases.filter((_, index) => isNightly || index % nth === 0);
}

/**
 * Returns the max time that something may take. Milliseconds count only nightly; by day machines are shared, and only a
 * hang fails. Do not use it in a test that needs the time to tell two results apart.
 */
export function atMostMilliseconds(milliseconds: number): number {
  return isNightly ? milliseconds : milliseconds + 10_000;
}
