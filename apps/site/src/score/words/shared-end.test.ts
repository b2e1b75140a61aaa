import { expect, test } from 'vitest';
import { withoutSharedEnd } from './shared-end.ts';

test.each([
  ['costs $4 (US price)', 'rises to $8 (US price)', 'costs $4'],
  ['costs $4 (US price)', 'rises to $8 (with tax)', 'costs $4 (US price)'],
  ['costs $4 (US price)', 'covers 5 devices', 'costs $4 (US price)'],
  ['costs $4 (US price) in all', 'rises to $8 (US price)', 'costs $4 (US price) in all'],
  ['no price is known', 'rises to $8 (US price)', 'no price is known'],
])('%s, %s', (first, second, left) => {
  expect(withoutSharedEnd(first, second)).toBe(left);
});
