import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  test.each([
    ['Prędkość', 'predkosc'],
    ['ŁATWOŚĆ', 'latwosc'],
    ['İstanbul', 'istanbul'],
    ['IŞIK', 'isik'],
    ['çöğüş', 'cogus'],
    ['Straße', 'strasse'],
    ['ﬁrewall', 'firewall'],
  ])('%s is found as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('folding twice is folding once, and a text with its marks apart is the same text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => fold(fold(text)) === fold(text)));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(text.normalize('NFD')) === fold(text)),
    );
  });
});
