import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { issueToken, labelOf, labelSecondsLeft, secondsLeft, tokenSeconds } from './token.ts';

const key = 'a key that both origins and the answerer share';
const now = 1_800_000_000;

describe('a one-time token', () => {
  test('counts until its time is over', () => {
    const token = issueToken(key, now);
    expect(secondsLeft(key, token, now)).toBe(tokenSeconds);
    expect(secondsLeft(key, token, now + tokenSeconds - 1)).toBe(1);
    expect(secondsLeft(key, token, now + tokenSeconds)).toBe(0);
  });

  test('that was changed anywhere does not count, nor whatever else somebody sends', () => {
    const token = issueToken(key, now);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'0123456789abcdef'), (at, digit) => {
        fc.pre(token[at] !== digit);
        expect(secondsLeft(key, token.slice(0, at) + digit + token.slice(at + 1), now)).toBe(0);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => secondsLeft(key, text, now) === 0));
  });
});

describe('the label of a token, which everybody on the way sees', () => {
  const token = issueToken(key, now);
  const label = labelOf(key, token);

  test('fits into a name, is the same each time, and counts as long as its token', () => {
    expect(label).toMatch(/^[0-9a-f]{1,63}$/);
    expect(labelOf(key, token)).toBe(label);
    expect(labelOf(key, issueToken(key, now))).not.toBe(label);
    expect(labelSecondsLeft(key, label, now)).toBe(tokenSeconds);
    expect(labelSecondsLeft(key, label, now + tokenSeconds)).toBe(0);
  });

  test('is no token, and a token is no label', () => {
    expect(secondsLeft(key, label, now)).toBe(0);
    expect(labelSecondsLeft(key, token, now)).toBe(0);
  });

  test('shares nothing with its token but the time', () => {
    expect(label.slice(0, 8)).toBe(token.slice(0, 8));
    for (let at = 8; at + 8 <= token.length; at += 1)
      expect(label.slice(8)).not.toContain(token.slice(at, at + 8));
  });

  test('that was changed or made up does not count', () => {
    fc.assert(fc.property(fc.string(), (text) => labelSecondsLeft(key, text, now) === 0));
    fc.assert(
      fc.property(fc.nat(label.length - 1), fc.constantFrom(...'0123456789abcdef'), (at, digit) => {
        fc.pre(label[at] !== digit);
        expect(labelSecondsLeft(key, label.slice(0, at) + digit + label.slice(at + 1), now)).toBe(0);
      }),
    );
  });
});
