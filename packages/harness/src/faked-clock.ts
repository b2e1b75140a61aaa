import { existsSync, globSync } from 'node:fs';

/** Path of the library from the Debian package libfaketime, which gives a process another time. */
const [library = ''] = globSync('/usr/lib/*/faketime/libfaketime.so.1');

export const canFakeClock = existsSync(library);

/** Returns the environment of a process whose clock is this many days ahead. */
export const clockAhead = (days: number): NodeJS.ProcessEnv => ({
  LD_PRELOAD: library,
  FAKETIME: `+${days}d`,
});
