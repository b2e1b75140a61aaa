import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { deductionView } from './deduction.ts';

const english = testContext();

describe('what incidents took', () => {
  test('is told with the one that took most, when it was and what customers lost by it', () => {
    expect(deductionView('fir', english)).toEqual({
      total: '−0.99',
      worst: {
        text: '2019: It gave out what it had promised not to have.',
        mark: expect.objectContaining({ evidence: expect.stringMatching(/^fir\/incidents:\d$/) }),
      },
      more: 1,
    });
  });

  test('incidents that did no harm are not counted', () => {
    expect(deductionView('birch', english)?.more).toBe(0);
  });

  test('fades with the years, and is not spoken of where nothing was taken', () => {
    expect(deductionView('alder', english)).toBeUndefined();
    expect(deductionView('dogwood', english)).toBeUndefined();
    expect(deductionView('fir', { ...english, asOf: '2045-01-01' })).toBeUndefined();
  });
});
