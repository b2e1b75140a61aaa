import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { travelProfile } from './travel-profile.ts';

test('the list for people who travel is the one in which getting through a block weighs most', () => {
  expect(travelProfile(testContext().methodology)).toBe('travel');
});
