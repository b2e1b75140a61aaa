import { describe, expect, test } from 'vitest';
import { mayLeave } from './may-leave.ts';

describe('a link that leaves the site', () => {
  test.each(['noopener', 'noopener noreferrer', 'sponsored nofollow noopener', 'nofollow NoOpener'])(
    'with rel "%s" may',
    (rel) => {
      expect(mayLeave(new URL('https://mullvad.net/en'), rel)).toBe(true);
    },
  );

  test('may write to the owner', () => {
    expect(mayLeave(new URL('mailto:errors@site.example?subject=x'), 'noopener')).toBe(true);
    expect(mayLeave(new URL('mailto:errors@site.example'), '')).toBe(false);
  });

  test.each(['', 'nofollow', 'noopeners', 'opener'])('with rel "%s" may not', (rel) => {
    expect(mayLeave(new URL('https://mullvad.net/en'), rel)).toBe(false);
  });

  test.each([
    'http://mullvad.net',
    'https://mullvad.net@evil.example',
    'https://:x@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://mullvad.net',
  ])('to %s may not, whatever its rel', (address) => {
    expect(mayLeave(new URL(address), 'noopener')).toBe(false);
  });
});
