import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { selectCost } from './cost-model.ts';

const english = testContext();

describe('what it really costs', () => {
  test('a receipt of the plan that costs least over the years, and a bill for every other', () => {
    const { receipt, others } = selectCost('birch', english);
    expect(receipt?.tool).toContain('plan=birch.two-year');
    expect(others.map(({ title, total }) => [title, total?.amount])).toEqual([
      ['Birch, 1 month', '$467.64'],
      ['Birch, 12 months', '$299.64'],
    ]);
  });

  test('no total where the renewal price is not published, and the words for it', () => {
    const bill = selectCost('elm', english).others.find(({ id }) => id === 'two-year');
    expect(bill?.total).toBeUndefined();
    expect(bill?.words).toContain('No total: the renewal price is not published.');
  });

  test('prices from elsewhere are left out and counted; without a recent one there is nothing', () => {
    const elsewhere = withPlans(english, 'alder', { standard: false }, 1);
    expect(selectCost('alder', elsewhere).leftOut).toMatch(/^1 further price is left out/);
    expect(selectCost('alder', english).leftOut).toBeUndefined();
    expect(selectCost('cedar', english)).toEqual({ others: [] });
  });

  test('a price that was seen to move says its age in words after a month, once', () => {
    const on = (asOf: string, provider = 'birch') => selectCost(provider, { ...english, asOf }).note;
    expect(on('2025-06-15')).not.toContain('ago');
    expect(on('2025-06-25')).toMatch(/36 days ago, and it has moved before/);
    expect(on('2025-06-25', 'alder')).not.toContain('ago');
  });
});
