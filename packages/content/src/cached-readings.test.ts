import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cachedList, cachedReading, keepReadingsVariable } from './cached-readings.ts';

describe('where readings are kept', () => {
  beforeEach(() => vi.stubEnv(keepReadingsVariable, '1'));
  afterEach(() => vi.unstubAllEnvs());

  test('one is made again only when an input is another', () => {
    const make = vi.fn<() => object>(() => ({}));
    const first = cachedReading('a', ['text', 1], make);
    expect(cachedReading('a', ['text', 1], make)).toBe(first);
    expect(cachedReading('b', ['text', 1], make)).not.toBe(first);
    expect(cachedReading('a', ['text', 2], make)).not.toBe(first);
    expect(cachedReading('a', ['text', 2, undefined], make)).not.toBe(first);
    expect(make).toHaveBeenCalledTimes(4);
  });

  test('what fails is not kept', () => {
    const fail = () => {
      throw new Error('no');
    };
    expect(() => cachedReading('c', [], fail)).toThrow('no');
    expect(cachedReading('c', [], () => 'made')).toBe('made');
  });

  test('a list of the same things is the same list', () => {
    const [one, two] = [{}, {}];
    const list = cachedList('d', [one, two]);
    expect(cachedList('d', [one, two])).toBe(list);
    expect(cachedList('d', [two, one])).toEqual([two, one]);
    expect(cachedList('d', [two])).toEqual([two]);
  });
});

test('elsewhere nothing is', () => {
  vi.stubEnv(keepReadingsVariable, undefined);
  const made = () => ({});
  expect(cachedReading('e', [], made)).not.toBe(cachedReading('e', [], made));
  vi.unstubAllEnvs();
});
