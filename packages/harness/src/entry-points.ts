import { inject } from 'vitest';

/** The two addresses under which tests reach the site: what holds for one must hold for the other. */
export const entryPoints = [
  ['the origin', inject('originUrl')],
  ['nginx', inject('edgeUrl')],
] as const;
