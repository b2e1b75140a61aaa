import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepReadings, keptList, keptReading } from './kept-readings.ts';

describe('where readings are kept', () => {
  beforeEach(() => vi.stubEnv(keepReadings, '1'));
  afterEach(() => vi.unstubAllEnvs());

  test('one is made again only when an input is another', () => {
    const make = vi.fn<() => object>(() => ({}));
    const first = keptReading('a', ['text', 1], make);
    expect(keptReading('a', ['text', 1], make)).toBe(first);
    expect(keptReading('b', ['text', 1], make)).not.toBe(first);
    expect(keptReading('a', ['text', 2], make)).not.toBe(first);
    expect(keptReading('a', ['text', 2, undefined], make)).not.toBe(first);
    expect(make).toHaveBeenCalledTimes(4);
  });

  test('what fails is not kept', () => {
    const fail = () => {
      throw new Error('no');
    };
    expect(() => keptReading('c', [], fail)).toThrow('no');
    expect(keptReading('c', [], () => 'made')).toBe('made');
  });

  test('a list of the same things is the same list', () => {
    const [one, two] = [{}, {}];
    const list = keptList('d', [one, two]);
    expect(keptList('d', [one, two])).toBe(list);
    expect(keptList('d', [two, one])).toEqual([two, one]);
    expect(keptList('d', [two])).toEqual([two]);
  });
});

test('elsewhere nothing is', () => {
  vi.stubEnv(keepReadings, undefined);
  const made = () => ({});
  expect(keptReading('e', [], made)).not.toBe(keptReading('e', [], made));
  vi.unstubAllEnvs();
});
