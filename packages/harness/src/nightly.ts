/**
 * Whether this is the nightly run (`npm run gate -- --nightly`). It runs one file after another on an idle machine. Tests
 * that load the machine, take long, or seldom fail because of a change run only then: `test.runIf(isNightly)`.
 */
export const isNightly = process.env.NIGHTLY === '1';

/**
 * Returns all cases in the nightly run, otherwise every nth, including the first. For cases that run the same code. A test
 * that proves a clause of the specification must not depend on the nightly run.
 */
export function sampleUnlessNightly<Case>(cases: readonly Case[], nth: number): Case[] {
  return cases.filter((_, index) => isNightly || index % nth === 0);
}

/**
 * Returns the max time that something may take. The exact limit applies only in the nightly run. Other runs share their
 * machine, so the limit only finds a hang. Do not use it in a test that needs the time to distinguish two results.
 */
export function atMostMilliseconds(milliseconds: number): number {
  return isNightly ? milliseconds : milliseconds + 10_000;
}
