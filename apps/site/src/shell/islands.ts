import type { Islands } from '#ui/island/island.client.ts';

/** The code of each tool, by the name its page gives it. */
export const islands: Islands = {
  'leak-check': () => import('#leak-check/leak-check.island.tsx'),
  'true-cost': () => import('#blocks/tools/true-cost/true-cost.island.tsx'),
  'your-ranking': () => import('#blocks/tools/your-ranking/your-ranking.island.tsx'),
};
