import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCookie, localeCookieName, localeRedirectStatus, readLocaleCookie } from './locale-cookie.ts';
import { localeCodes } from './locale-table.ts';

describe('the locale cookie', () => {
  test('is named i18n_redirected', { tags: 'cookie-name' }, () => {
    expect(localeCookieName).toBe('i18n_redirected');
  });

  test('holds for the whole site, for 365 days', { tags: 'cookie-path-expiry' }, () => {
    expect(localeCookie('pl', false)).toBe('i18n_redirected=pl; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  test('is SameSite lax, and Secure where the site is https', { tags: 'cookie-same-site' }, () => {
    expect(localeCookie('tr', true)).toMatch(/; SameSite=Lax; Secure$/);
    expect(localeCookie('tr', false)).not.toContain('Secure');
  });

  test('a locale redirect is temporary', { tags: 'constants-redirect-status' }, () => {
    expect(localeRedirectStatus).toBe(302);
  });

  test.each([
    ['i18n_redirected=pl', 'pl'],
    ['a=b; i18n_redirected=tr; c=d', 'tr'],
    ['xi18n_redirected=pl', undefined],
    ['i18n_redirected', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is read as %s', (header, value) => {
    expect(readLocaleCookie(header)).toBe(value);
  });

  test('what is written is read again, among any other cookies', () => {
    const others = fc.array(fc.stringMatching(/^[a-z]{1,8}=[a-z0-9]{0,8}$/));
    fc.assert(
      fc.property(fc.constantFrom(...localeCodes), others, others, (locale, before, after) => {
        const [written = ''] = localeCookie(locale, true).split(';');
        expect(readLocaleCookie([...before, written, ...after].join('; '))).toBe(locale);
      }),
    );
  });
});
