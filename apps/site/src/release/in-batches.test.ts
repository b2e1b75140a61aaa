import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

test('works on so many at once and no more, and keeps their order', async () => {
  let working = 0;
  let most = 0;
  const done = await inBatches([1, 2, 3, 4, 5], 2, async (number) => {
    working += 1;
    most = Math.max(most, working);
    await Promise.resolve();
    working -= 1;
    return number * 10;
  });
  expect([done, most]).toEqual([[10, 20, 30, 40, 50], 2]);
});
