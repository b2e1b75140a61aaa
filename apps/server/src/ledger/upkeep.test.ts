import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startUpkeep } from './upkeep.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const hour = 3_600_000;

test('runs at once and every day; after a failure every ten minutes until it works', async () => {
  let tries = 0;
  let isAway = true;
  const store = {
    createPartitions: () => {
      tries += 1;
      return isAway ? Promise.reject(new Error('away')) : Promise.resolve(0);
    },
  };
  const shownText: string[] = [];
  const tell = (_: object, text: string) => shownText.push(text);
  const log = { info: (text: string) => shownText.push(text), warn: tell, error: tell };
  const upkeep = startUpkeep(store, log);
  await vi.advanceTimersByTimeAsync(hour / 6);
  expect([tries, shownText.length]).toEqual([2, 2]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(hour / 6);
  expect([tries, shownText.length]).toEqual([3, 2]);
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(tries).toBe(4);
  upkeep.stop();
  await vi.advanceTimersByTimeAsync(48 * hour);
  expect(tries).toBe(4);
});
