import { brokenLimits } from '@vpn-site/bench/gamedays/game-day.ts';
import { gameDays } from '@vpn-site/bench/gamedays/game-days.ts';
import { expect, test } from 'vitest';

/** The game days that show rows of packages/bench/docs/reliability.md under load. `npm run site -- gamedays` runs all. */
const rows = [
  ['A2', 'no-origin'],
  ['A4', 'origin-ended'],
  ['A4', 'upgrade'],
  ['E2', 'slow-bodies'],
  ['E2', 'render-flood'],
  ['E3', 'one-link'],
  ['E4', 'origin-hangs'],
  ['E5', 'disk-full'],
  ['G6', 'database-killed'],
  ['G7', 'origin-killed'],
  ['L1', 'clock-ahead'],
  ['L1', 'clock-jumps'],
  ['L2', 'spool-damaged'],
  ['L2', 'spool-disk-full'],
  ['L4', 'leak-dns'],
] as const;

test.for(rows)('%s the game day %s meets its limits', async ([, name], { skip }) => {
  const day = gameDays.find((one) => one.name === name);
  if (!day) throw new Error(`There is no game day "${name}".`);
  if (day.skipped) skip(day.skipped);
  expect(brokenLimits(day, await day.run())).toEqual([]);
});
