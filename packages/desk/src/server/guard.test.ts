import { describe, expect, test } from 'vitest';
import { isAllowed } from './guard.ts';

const token = 'a-token-of-some-length';
const allowed = (url: string, headers: Record<string, string>) => isAllowed({ url, headers }, 4400, token);
const own = { host: '127.0.0.1:4400' };

describe('who is heard', () => {
  test.each([
    [own],
    [{ host: 'localhost:4400' }],
    [{ ...own, origin: 'http://127.0.0.1:4400' }],
    [{ ...own, 'sec-fetch-site': 'same-origin' }],
    [{ ...own, 'sec-fetch-site': 'none' }],
  ])('%o', (headers) => {
    expect(allowed(`/${token}/api/state`, headers)).toBe(true);
  });
});

describe('who is not', () => {
  test.each([
    [{}],
    [{ host: 'rebound.example:4400' }],
    [{ host: '127.0.0.1:4401' }],
    [{ ...own, origin: 'null' }],
    [{ ...own, origin: 'https://elsewhere.example' }],
    [{ ...own, origin: 'http://localhost:4400' }],
    [{ ...own, 'sec-fetch-site': 'same-site' }],
    [{ ...own, 'sec-fetch-site': 'cross-site' }],
  ])('%o', (headers) => {
    expect(allowed(`/${token}/api/state`, headers)).toBe(false);
  });

  test.each(['', '/', '/api/state', '/wrong/', `/?${token}`, `//${token}/`, `/${token}x/`])('%s', (url) => {
    expect(allowed(url, own)).toBe(false);
  });
});
