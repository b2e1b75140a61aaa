import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startUpkeep } from './upkeep.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const hour = 3_600_000;

test('runs at once and every day; after a failure every ten minutes until it works', async () => {
  const ran: string[] = [];
  let isAway = true;
  const store = {
    createPartitions: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(0)),
    dropExpired: (keep: number) => {
      ran.push(`dropped before ${keep}`);
      return Promise.resolve(['clicks_2024_01']);
    },
  };
  const told: string[] = [];
  const log = { info: (text: string) => told.push(text), warn: (_: object, text: string) => told.push(text) };
  const upkeep = startUpkeep(store, 25, log);
  await vi.advanceTimersByTimeAsync(hour / 6);
  expect([ran.length, told.length]).toEqual([0, 2]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(hour / 6);
  expect(ran).toEqual(['dropped before 25']);
  expect(told.at(-1)).toBe('dropped clicks_2024_01: past retention');
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(ran.length).toBe(2);
  upkeep.stop();
  await vi.advanceTimersByTimeAsync(48 * hour);
  expect(ran.length).toBe(2);
});
