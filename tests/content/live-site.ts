import { resolve } from 'node:path';

/** The folder of the editors' content: of the project, or of a changed copy. */
export const liveRoot = resolve(process.env.SITE_DIR ?? '.');
