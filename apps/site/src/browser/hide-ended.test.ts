import { expect, test } from 'vitest';
import { hideEndedOffers } from './hide-ended.ts';
import { readerDay } from './reader-day.ts';

test('an offer is hidden from the day after its last day, by the day of the reader', () => {
  const offer = { hidden: false, getAttribute: () => '2025-09-30' };
  const page = { querySelectorAll: () => [offer] } as unknown as ParentNode;
  const hiddenOn = (day: string) => {
    hideEndedOffers(day, page);
    return offer.hidden;
  };
  expect(['2025-09-29', '2025-09-30', '2025-10-01'].map(hiddenOn)).toEqual([false, false, true]);
  expect(readerDay(new Date(2025, 0, 5, 23, 59))).toBe('2025-01-05');
});
