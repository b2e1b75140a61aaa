import { resolve } from 'node:path';

/** What editors wrote: that of the project, or of a copy in which somebody changed something. */
export const liveRoot = resolve(process.env.SITE_DIR ?? '.');
