import { describe, expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

describe('the first sentence of a text', () => {
  test('ends with its full stop', () => {
    expect(firstSentence('It streams everything. But the price rises.')).toBe('It streams everything.');
    expect(firstSentence('İki kat arttı. Yenilemeyi kapatın.')).toBe('İki kat arttı.');
  });

  test('is the whole text if there is no other', () => {
    expect(firstSentence('Is it worth it?')).toBe('Is it worth it?');
  });

  test('does not end inside a version or before a lower-case word', () => {
    expect(firstSentence('Someone got into the v1.2 server. Nothing was on it.')).toBe(
      'Someone got into the v1.2 server.',
    );
    expect(firstSentence('Od 3 r. n.e. do dziś.')).toBe('Od 3 r. n.e. do dziś.');
  });
});
