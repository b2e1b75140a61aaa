import { inject } from 'vitest';

/** The ways in: whatever holds through one must hold through the other. */
export const doors = [
  ['the origin', inject('originUrl')],
  ['nginx', inject('edgeUrl')],
] as const;
