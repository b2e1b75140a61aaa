import type { FormerProvider } from '@vpn-site/core/provider/provider.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { currentOffer } from './current-offer.ts';

test('an offer counts only for the plans that it names', () => {
  const offer = currentOffer('birch', testContext());
  const plans = [offer?.priced?.plan, ...(offer?.otherPlans ?? [])].map((plan) => plan?.id);
  expect(new Set(plans)).toEqual(new Set(['annual', 'two-year']));
});

test('a provider that is no longer listed has no offer', () => {
  const site = testContext();
  const formerProviders = new Map([['birch', {} as FormerProvider]]);
  expect(currentOffer('birch', { ...site, formerProviders })).toBeUndefined();
});
