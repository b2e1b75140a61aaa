import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HostQueue } from './host-queue.ts';

test('one at a time per host, also after a failure, and hosts side by side', async () => {
  const queue = new HostQueue(1);
  const open = new Map<string, number>();
  let most = 0;
  let mostOfAll = 0;
  const job = (host: string, fails: boolean) => async () => {
    open.set(host, (open.get(host) ?? 0) + 1);
    most = Math.max(most, open.get(host) ?? 0);
    mostOfAll = Math.max(
      mostOfAll,
      [...open.values()].reduce((sum, count) => sum + count),
    );
    await setTimeout(5);
    open.set(host, (open.get(host) ?? 0) - 1);
    if (fails) throw new Error('no');
  };
  const hosts = ['alder.example', 'birch.example', 'cedar.example'];
  const jobs = Array.from({ length: 12 }, (_, index) => {
    const host = hosts[index % 3] ?? '';
    return queue.run(host, job(host, index % 4 === 0), index % 2 === 0 ? 'pause' : 'at-once');
  });
  const results = await Promise.allSettled(jobs);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect(most).toBe(1);
  expect(mostOfAll).toBe(3);
});

test('a host that asks for longer pauses gets them', async () => {
  const queue = new HostQueue(1);
  queue.slowDown('alder.example', 60);
  const nothing = () => Promise.resolve();
  const started = performance.now();
  await Promise.all([queue.run('alder.example', nothing), queue.run('alder.example', nothing)]);
  expect(performance.now() - started).toBeGreaterThan(50);
});
