import type { Islands } from '#ui/island/island.client.ts';

/** Loads the code of each interactive tool, by the name of its island. */
export const islands: Islands = {
  'leak-check': () => import('#leak-check/leak-check.island.tsx'),
  'my-vpn': () => import('#blocks/tools/my-vpn/my-vpn.island.tsx'),
  'true-cost': () => import('#blocks/tools/true-cost/true-cost.island.tsx'),
  'your-ranking': () => import('#blocks/tools/your-ranking/your-ranking.island.tsx'),
};
