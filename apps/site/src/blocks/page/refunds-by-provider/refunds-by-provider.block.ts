import { block } from '#blocks/block.ts';
import { selectRefunds } from '#price/refund-table-model.ts';

export const refundsByProviderBlock = block({
  name: 'refunds-by-provider',
  summary:
    'Every provider in the alphabet: how long money comes back, what is left out of that, whether plans renew, the notice they ask for, and a door to the reader’s own dates.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectRefunds(site),
  examples: [{ name: 'All providers', source: '{% refunds-by-provider /%}' }],
});
