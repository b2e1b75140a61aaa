import { inject } from 'vitest';

/** The two addresses of the tested site: nginx and an origin. Both must behave in the same way. */
export const entryPoints = [
  ['the origin', inject('originUrl')],
  ['nginx', inject('edgeUrl')],
] as const;
