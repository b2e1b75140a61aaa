export const searchKinds = [
  'term',
  'review',
  'roundup',
  'tool',
  'service',
  'country',
  'guide',
  'explainer',
  'comparison',
  'news',
  'page',
  'home',
] as const;
export type SearchKind = (typeof searchKinds)[number];
