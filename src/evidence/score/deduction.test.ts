import { describe, expect, test } from 'vitest';
import { testContext } from '#fixtures/test-context.ts';
import { deductionView } from './deduction.ts';

const english = testContext();

describe('what incidents took', () => {
  test('is told with each incident that cost something, when it was and what it cost', () => {
    expect(deductionView('fir', english)).toMatchObject({
      total: '−0.99',
      incidents: [
        { when: '2020', what: 'A flaw in the app was mended.', cost: '−0.08' },
        { when: '2019', cost: '−0.91', mark: { evidence: expect.stringMatching(/^fir\/incidents:\d$/) } },
      ],
    });
  });

  test('incidents that did no harm are left out', () => {
    expect(deductionView('birch', english)?.incidents).toHaveLength(1);
  });

  test('is not spoken of where nothing was taken', () => {
    expect(deductionView('alder', english)).toBeUndefined();
    expect(deductionView('dogwood', english)).toBeUndefined();
  });

  test('fades with the years until nothing is left', () => {
    expect(deductionView('fir', { ...english, asOf: '2045-01-01' })).toBeUndefined();
  });
});
