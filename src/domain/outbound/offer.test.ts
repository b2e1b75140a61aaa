import { describe, expect, test } from 'vitest';
import { currentCode, type Offer } from './offer.ts';

const offer: Offer = {
  provider: 'mullvad',
  destination: 'https://mullvad.net',
  paid: false,
  checked: '2026-11-14',
};

describe('the code of an offer', () => {
  test('is shown without an end when the provider names none', () => {
    expect(currentCode({ ...offer, code: 'ALMANAC' }, '2026-11-15')).toEqual({
      code: 'ALMANAC',
      endsOn: undefined,
    });
  });

  test.each([
    ['2026-11-29', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('that ends on 30 November: on %s it holds: %s', (asOf, holds) => {
    const code = currentCode({ ...offer, code: 'ALMANAC', endsOn: '2026-11-30' }, asOf);
    expect(code !== undefined).toBe(holds);
  });

  test('does not exist where there is none, whatever the end', () => {
    expect(currentCode({ ...offer, endsOn: '2026-11-30' }, '2026-11-15')).toBeUndefined();
  });
});
