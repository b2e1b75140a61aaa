import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { issueToken, secondsLeft, tokenSeconds } from './token.ts';

const key = 'a key that both origins and the answerer share';
const now = 1_800_000_000;

describe('a one-time token', () => {
  test('counts until its time is over', () => {
    const token = issueToken(key, now);
    expect(secondsLeft(key, token, now)).toBe(tokenSeconds);
    expect(secondsLeft(key, token, now + tokenSeconds - 1)).toBe(1);
    expect(secondsLeft(key, token, now + tokenSeconds)).toBe(0);
  });

  test('fits into one label of a name, and is never made twice', () => {
    const tokens = Array.from({ length: 1000 }, () => issueToken(key, now));
    expect(new Set(tokens).size).toBe(1000);
    expect(tokens.every((token) => /^[0-9a-f]{1,63}$/.test(token))).toBe(true);
  });

  test('of another key does not count', () => {
    expect(secondsLeft('another key', issueToken(key, now), now)).toBe(0);
  });

  test('that was changed anywhere does not count', () => {
    const token = issueToken(key, now);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'0123456789abcdef'), (at, digit) => {
        fc.pre(token[at] !== digit);
        expect(secondsLeft(key, token.slice(0, at) + digit + token.slice(at + 1), now)).toBe(0);
      }),
    );
  });

  test('whatever else somebody sends does not count', () => {
    fc.assert(fc.property(fc.string(), (text) => secondsLeft(key, text, now) === 0));
  });
});
