import { setTimeout as rest } from 'node:timers/promises';

/** Wraps a function so that after its work it pauses for as long as the work took, because page requests come first. */
export function withPause<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    const started = performance.now();
    const result = await work(...args);
    await rest(performance.now() - started);
    return result;
  };
}
