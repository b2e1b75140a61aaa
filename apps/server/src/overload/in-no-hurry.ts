import { setTimeout as rest } from 'node:timers/promises';

/** The same work, after which it rests for as long as it took: whoever asks for a page comes first. */
export function inNoHurry<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    const started = performance.now();
    const result = await work(...args);
    await rest(performance.now() - started);
    return result;
  };
}
