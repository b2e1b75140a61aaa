import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withPause } from './with-pause.ts';

test('rests for as long as it worked, and hands on what came of it', async () => {
  const started = performance.now();
  const doubled = withPause(async (number: number) => {
    await wait(30);
    return 2 * number;
  });
  expect(await doubled(4)).toBe(8);
  expect(performance.now() - started).toBeGreaterThan(55);
});

test('what fails fails at once', async () => {
  await expect(withPause(() => Promise.reject(new Error('gone')))()).rejects.toThrow('gone');
});
