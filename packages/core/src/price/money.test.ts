import { describe, expect, test } from 'vitest';
import { fromMinor, toMinor } from './money.ts';

describe('money in minor units', () => {
  test.each([
    [83.76, 'USD', 8376],
    [1.15, 'EUR', 115],
    [4.35, 'USD', 435],
    [500, 'JPY', 500],
    [1.234, 'KWD', 1234],
    [0, 'PLN', 0],
  ])('%d %s is %i', (amount, currency, minor) => {
    expect(toMinor(amount, currency)).toBe(minor);
    expect(fromMinor(minor, currency)).toBe(amount);
  });

  test('sums carry no binary fractions', () => {
    expect(fromMinor(toMinor(0.1, 'USD') + toMinor(0.2, 'USD'), 'USD')).toBe(0.3);
  });

  test('what is no currency code is refused', () => {
    expect(() => toMinor(1, 'dollars')).toThrow(RangeError);
  });
});
