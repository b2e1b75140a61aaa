import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { expect, test } from 'vitest';
import { selectSaving } from './saving.block.ts';
import { Saving } from './saving.tsx';

const plan = (charged: number) => ({ months: 12, charged, renewal: { charged, months: 12 } });
const site = withPlans(withPlans(testContext(), 'alder', plan(50)), 'birch', plan(40.6));

test('what the cheaper of two saves, without cents', () => {
  expect(selectSaving('birch', 'alder', site)).toEqual({ amount: '$28' });
  // If a page does not mention tax, the saving may be more.
  const open = withPlans(site, 'alder', { possibleTax: 20 });
  expect(selectSaving('birch', 'alder', open)).toEqual({ amount: 'at least $28' });
});

test('the dearer one saves nothing, and neither does one whose price nobody knows', () => {
  expect(selectSaving('alder', 'birch', site)).toEqual({ amount: undefined });
  expect(selectSaving('birch', 'dogwood', site)).toEqual({ amount: undefined });
  expect(renderElement(<Saving amount={undefined} />).text).toBe('–');
});
