/** Where on the site a link to a provider may stand. A click tells its placement and language, never a person. */
export const placements = [
  'home',
  'roundup',
  'review',
  'comparison',
  'deals',
  'article',
  'card',
  'verdict',
] as const;

export type Placement = (typeof placements)[number];
