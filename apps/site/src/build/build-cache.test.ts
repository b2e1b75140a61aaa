import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BuildCache } from './build-cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a build that uses these names, and returns the names that were not in the cache. */
async function build(out: string, names: readonly string[]): Promise<string[]> {
  mkdirSync(join(folder, out), { recursive: true });
  const cache = new BuildCache(join(folder, 'cache'), join(folder, out));
  const made: string[] = [];
  for (const name of names) {
    const content = await cache.get(name, () => {
      made.push(name);
      return Promise.resolve(Buffer.from(name));
    });
    expect(content.toString()).toBe(name);
  }
  cache.forgetUnused();
  return made;
}

const cachedNames = () => readdirSync(join(folder, 'cache')).toSorted();

test('what an earlier build made is not made again, and what the last one did not use is forgotten', async () => {
  expect(await build('dist', ['a', 'b'])).toEqual(['a', 'b']);
  expect(await build('dist', ['b', 'c'])).toEqual(['c']);
  expect(cachedNames()).toEqual(['b', 'c']);
});

test('builds that go to different places do not take from each other, until one of the places is gone', async () => {
  await build('dist', ['a', 'b']);
  await build('other', ['b', 'c']);
  expect(cachedNames()).toEqual(['a', 'b', 'c']);
  expect(await build('dist', ['a', 'b'])).toEqual([]);
  rmSync(join(folder, 'other'), { recursive: true });
  await build('dist', ['a']);
  expect(cachedNames()).toEqual(['a']);
});
