import type { Node } from '@markdoc/markdoc';

/** The blocks that show prices. */
const pricedBlocks: ReadonlySet<string | undefined> = new Set([
  'all-reviews',
  'amount',
  'can-i-watch',
  'current-offers',
  'deals',
  'decision',
  'do-i-need',
  'first-terms',
  'my-vpn',
  'pick',
  'price-changes',
  'saving',
  'true-cost',
  'verdict',
  'vpn-card',
  'worked-score',
  'your-ranking',
]);

/** Whether a document shows prices, so that its page must state market and tax. */
export function showsPrices(body: Node): boolean {
  return [...body.walk()].some(({ tag }) => pricedBlocks.has(tag));
}
