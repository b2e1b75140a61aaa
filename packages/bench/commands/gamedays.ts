import { brokenLimits, type GameDayOutcome } from '#gamedays/game-day.ts';
import { gameDayRow, gameDayTable, type Played } from '#gamedays/table.ts';

// The origins read this when they start, so that they serve the same site as the tests.
const { dist } = await import('@vpn-site/harness/tested-site.ts');
process.env.DIST_DIR ??= dist;
const { gameDays } = await import('#gamedays/game-days.ts');

/**
 * npm run site -- gamedays [-- <name> …]: injects faults one after another. Exits with 1 if a limit is exceeded.
 */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !gameDays.some((day) => day.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no game day "${unknown[0]}". The game days are ${gameDays.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = names.length === 0 ? gameDays : gameDays.filter(({ name }) => names.includes(name));
const played: Played[] = [];
for (const day of chosen) {
  const began = performance.now();
  const one = day.skipped ? { day } : { day, outcome: await day.run().catch(unfinished) };
  played.push(one);
  console.error(`${((performance.now() - began) / 1000).toFixed(0)} s ${gameDayRow(one)}`);
}
/** Returns the outcome of a game day that could not finish. It counts as failed; the others continue. */
function unfinished(error: unknown): GameDayOutcome {
  console.error(error);
  return { figures: {}, problems: [`not finished: ${String(error).split('\n')[0]}`] };
}

console.log(gameDayTable(played));
const broken = played.filter(({ day, outcome }) => outcome && brokenLimits(day, outcome).length > 0);
console.log(
  broken.length === 0 ? 'All limits are met.' : `Broken: ${broken.map(({ day }) => day.name).join(', ')}.`,
);
process.exitCode = broken.length === 0 ? 0 : 1;
