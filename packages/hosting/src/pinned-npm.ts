import { join } from 'node:path';

/** The npm of `packageManager`, to be run with Node on every operating system. */
export const pinnedNpm = join(import.meta.dirname, '../../../node_modules/npm/bin/npm-cli.js');
