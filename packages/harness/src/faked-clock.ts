import { existsSync, globSync } from 'node:fs';

/** The path of the library from the Debian package libfaketime, with which a process gets another time. */
const [library = ''] = globSync('/usr/lib/*/faketime/libfaketime.so.1');

export const canFakeClock = existsSync(library);

/** Returns the environment of a process whose clock is this many days ahead. */
export const clockAhead = (days: number): NodeJS.ProcessEnv => ({
  LD_PRELOAD: library,
  FAKETIME: `+${days}d`,
});

/** Returns the environment of a process whose clock jumps when the file changes, such as to `+900d`. */
export const clockFromFile = (file: string): NodeJS.ProcessEnv => ({
  LD_PRELOAD: library,
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_CACHE_DURATION: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});
